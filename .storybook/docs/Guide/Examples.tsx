import { Check, type LucideIcon, X } from 'lucide-react';
import { styled } from 'storybook/theming';
import { Icon } from '#design-system/primitives/Icon';
import { theme } from '#theme/theme.ts';
import type { Example, Guide } from './guide.ts';
import { PieceFrame } from './PieceFrame.tsx';
import { Words } from './Words.tsx';

/** What to do and what to leave, each as a picture of the piece itself where one can show it. */
export function Examples({ dos, donts }: Pick<Guide, 'dos' | 'donts'>) {
  return (
    <Columns>
      <Column title="À faire" sign={Check} color={theme.color.success} examples={dos} />
      <Column title="À éviter" sign={X} color={theme.color.danger} examples={donts} />
    </Columns>
  );
}

type ColumnProps = { title: string; sign: LucideIcon; color: string; examples: Example[] };

function Column({ title, sign, color, examples }: ColumnProps) {
  return (
    <div>
      {examples.map(({ text, picture }) => (
        <Card key={text} style={{ borderTopColor: color }}>
          {picture && <PieceFrame>{picture}</PieceFrame>}
          <p>
            <strong style={{ color, display: 'inline-flex', alignItems: 'center', gap: 4 }}>
              <Icon icon={sign} />
              {title}
            </strong>
            <br />
            <Words>{text}</Words>
          </p>
        </Card>
      ))}
    </div>
  );
}

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: 20,
});

const Card = styled.div(({ theme: { appBorderColor } }) => ({
  margin: '0 0 20px',
  border: `1px solid ${appBorderColor}`,
  borderTop: '3px solid',
  overflow: 'hidden',
  '& .sb-unstyled': { maxHeight: '20rem' },
  '& > p': { margin: 0, padding: '12px 16px' },
}));
