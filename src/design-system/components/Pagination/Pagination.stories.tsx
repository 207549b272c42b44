import { Link } from 'react-router-dom';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inStates } from '#storybook/decorators/inStates.tsx';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function PaginationWithState(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Composants/Pagination · Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 12, label: 'Pages des articles', onPageChange: fn() },
  argTypes: { renderPage: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Mène d’une page à l’autre d’une longue liste; ne montre rien quand il n’y en a qu’une.

\`\`\`tsx
<Pagination page={page} pageCount={12} renderPage={(n) => <Link to={\`?page=\${n}\`} />} />
\`\`\``,
  },
  render: (args) => <PaginationWithState {...args} />,
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  }),
});

export const Variants = meta.story({
  render: () => (
    <Stack>
      <Pagination label="Début" page={1} pageCount={12} />
      <Pagination label="Fin" page={12} pageCount={12} />
      <Pagination label="Court" page={2} pageCount={3} />
      <Pagination label="Liens" page={2} pageCount={5} renderPage={(n) => <Link to={`?page=${n}`} />} />
    </Stack>
  ),
});

export const States = meta.story({ ...inStates, args: { page: 2, pageCount: 3 } });
