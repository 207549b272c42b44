import type { ComponentProps } from 'react';
import { HeadingRoot } from './Heading.styles.ts';
import { fitText } from './fitText.ts';
import { Box, Fitted } from './Loud.styles.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Rang dans le plan de la page. */
  level: 1 | 2 | 3 | 4;
  /** Son allure, quand elle diffère de son rang. */
  size?: 'display' | 'loud' | 'h1' | 'h2' | 'h3' | 'h4';
}

/** A heading in the display face, balanced over its lines. */
export function Heading({ level, size = `h${level}`, children, ...props }: HeadingProps) {
  return (
    <HeadingRoot as={`h${level}`} data-size={size} {...props}>
      {size === 'loud' && typeof children === 'string' ? <Loud>{children}</Loud> : children}
    </HeadingRoot>
  );
}

/** What words may be as tall as, in hundredths of their width: on wide screens, and on a phone. */
const tallest = { wide: 24, phone: 84 } as const;

/** Words as large as the box around them allows, for the one place of a page that is heard first. */
export function Loud({ children }: { /** Quelques mots, ou un chiffre. */ children: string }) {
  return (
    <Box>
      <Fitted $wide={fitText(children, tallest.wide)} $phone={fitText(children, tallest.phone)}>
        {children}
      </Fitted>
    </Box>
  );
}
