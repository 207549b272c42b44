import { screen, within } from 'storybook/test';

/** Chooses what the bar of a document has behind « Plus ». */
export async function chooseAct(userEvent: { click: (element: Element) => Promise<void> }, name: RegExp) {
  const bar = within(await screen.findByRole('region', { name: 'Enregistrement' }));
  await userEvent.click(bar.getByRole('button', { name: 'Plus' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
