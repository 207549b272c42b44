// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMoves } from './useMoves.ts';

const onMove = vi.fn<(item: string, place: string) => void>();

function Columns() {
  const { root, itemProps, placeProps } = useMoves<string, string, HTMLUListElement>({
    toId: (item) => item,
    mayDrop: (_item, place) => place === 'Proposition',
    onMove,
  });
  return (
    <ul ref={root}>
      <li {...placeProps('Nouvelle')}>
        <p {...itemProps('camille')}>Camille Roy</p>
      </li>
      <li {...placeProps('Proposition')}>Proposition</li>
    </ul>
  );
}

it('drags with data, without which some Firefoxes start nothing, and leaves nothing of a drop to the browser', () => {
  render(<Columns />);
  const dataTransfer = { effectAllowed: 'all', setData: vi.fn<(type: string, data: string) => void>() };
  fireEvent.dragStart(screen.getByText('Camille Roy'), { dataTransfer });
  expect(dataTransfer.setData).toHaveBeenCalledWith(expect.stringContaining('application/'), 'camille');

  const target = screen.getByText('Proposition');
  fireEvent.dragOver(target, { dataTransfer });
  const drop = createEvent.drop(target, { dataTransfer });
  fireEvent(target, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onMove).toHaveBeenCalledWith('camille', 'Proposition');
});
