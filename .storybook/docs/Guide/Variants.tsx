import { createElement, type ElementType } from 'react';
import { styled } from 'storybook/theming';
import type { Guide } from './guide.ts';
import { PieceFrame } from './PieceFrame.tsx';
import { Words } from './Words.tsx';

export type VariantsProps = Required<Pick<Guide, 'variants'>> &
  Pick<Guide, 'draw'> & {
    component: ElementType;
    /** The first story’s properties. */
    args: Record<string, unknown>;
  };

/**
 * Each value of a property: the piece, the value’s name in code, and what it is for. Those of the first property are open, but on a phone,
 * where they take two screens.
 */
export function Variants({ variants, draw, component, args }: VariantsProps) {
  return Object.entries(variants).map(([property, values], index) => (
    <details key={property} open={index === 0 && innerWidth > 600}>
      <summary>
        <code>{property}</code>
      </summary>
      <List>
        {Object.entries(values).map(([value, use]) => (
          <Row key={value}>
            <PieceFrame>
              {draw ? draw({ [property]: value }) : createElement(component, { ...args, [property]: value })}
            </PieceFrame>
            <p>
              <code>{value}</code>
              <br />
              <Words>{use}</Words>
            </p>
          </Row>
        ))}
      </List>
    </details>
  ));
}

const List = styled.div(({ theme: { appBorderColor } }) => ({
  margin: '16px 0',
  border: `1px solid ${appBorderColor}`,
  '& > * + *': { borderTop: `1px solid ${appBorderColor}` },
}));

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'center',
  '& > p': { margin: 0, padding: '12px 16px' },
});
