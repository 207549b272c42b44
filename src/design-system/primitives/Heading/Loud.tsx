import { fitText } from './fitText.ts';
import { Box, Fitted } from './Loud.styles.ts';

export interface LoudProps {
  /** Quelques mots, ou un chiffre. */
  children: string;
}

/** What words may be as tall as, in hundredths of their width: on wide screens, and on a phone. */
const tallest = { wide: 24, phone: 84 } as const;

/** Words as large as the box around them allows, for the one place of a page that is heard first. */
export function Loud({ children }: LoudProps) {
  return (
    <Box>
      <Fitted $wide={fitText(children, tallest.wide)} $phone={fitText(children, tallest.phone)}>
        {children}
      </Fitted>
    </Box>
  );
}
