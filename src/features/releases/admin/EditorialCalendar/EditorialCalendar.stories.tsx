import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { anArticle, aRelease } from '#mocks/builders.ts';
import { holdToday } from '#mocks/clock.ts';
import { find, insert } from '#mocks/database.ts';
import { insertPlan, insertRelease } from '#mocks/releases.ts';
import { insertContent } from '#mocks/states.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { ReleaseListPage } from '../ReleaseListPage/ReleaseListPage.tsx';

const id = '10000000-0000-4000-8000-00000000c001';

/** An article that is planned, a change of the home page, what goes online together, and an episode that is being written. */
async function insertPlans() {
  await insert(
    'public.articles',
    anArticle({
      id,
      title: 'Préparer sa voix avant une conférence',
      slug: 'preparer-sa-voix',
      status: 'published',
      published_at: '2026-11-24T14:00:00+00:00',
    }),
  );
  await insertContent('home/hero', heroContent);
  await insertContent('home/hero', { ...heroContent, title: 'Bonne année' }, { reason: 'saved' });
  await insertPlan('home/hero', '2026-11-30T11:00:00+00:00');
  await insertRelease(aRelease({ name: 'Salon de janvier', due_at: '2026-11-26T13:30:00+00:00' }), [
    'home/method',
  ]);
  await insertContent(
    'episode/brouillon',
    { title: 'Parler à la caméra', day: '2026-11-27' },
    { reason: 'saved' },
  );
}

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Calendrier · EditorialCalendar',
  component: ReleaseListPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.calendar,
    description:
      'Ce qui est planifié, daté ou publié, à l’heure de Québec. Ce qui est planifié va à un autre jour, à la même heure : on le glisse, on presse Maj et une flèche, ou on ouvre son menu. Ce qui est publié garde sa date. Ce qui se termine a deux jours, qui se déplacent chacun. Sur un téléphone, un jour sous l’autre.',
  },
  beforeEach: async () => {
    const release = holdToday();
    await insertPlans();
    return release;
  },
  decorators: [inBackOffice],
});

const findDay = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  const day = heading.closest<HTMLElement>('[data-place]');
  if (!day) throw new Error(`${name} has no day.`);
  return day;
};

/** Glissé ou déplacé au clavier, ce qui est planifié garde son heure; « Annuler » le remet où il était. */
export const Month = meta.story({
  name: 'Mois',
  play: inTests(async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Préparer sa voix avant une conférence' });
    await expect(await findDay('mardi 24 novembre 2026')).toContainElement(link);
    await expect(within(await findDay('jeudi 26 novembre 2026')).getByText(/^8\sh\s30/)).toBeVisible();
    link.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const wednesday = await findDay('mercredi 25 novembre 2026');
    await waitFor(() => expect(within(wednesday).getByRole('link', { name: /^Préparer/ })).toHaveFocus());
    const name = 'Préparer sa voix avant une conférence';
    await expectToast(notices.planMoved({ name, when: '25 novembre 2026 à 9\u00A0h' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expectToast(notices.planMoved({ name, when: '24 novembre 2026 à 9\u00A0h' }));
    const back = await findDay('mardi 24 novembre 2026');
    const item = (await within(back).findByRole('link', { name })).closest('li');
    if (!item) throw new Error('The article is not in the list of its day.');
    const target = await findDay('lundi 30 novembre 2026');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(item, { dataTransfer });
    await fireEvent.dragOver(target, { dataTransfer });
    await waitFor(() => expect(target).toHaveAttribute('data-over'));
    await fireEvent.drop(target, { dataTransfer });
    await expectToast(notices.planMoved({ name, when: '30 novembre 2026 à 9\u00A0h' }));
    await expect(await find('public.articles', { id })).toMatchObject([
      { status: 'published', published_at: '2026-11-30T14:00:00+00:00' },
    ]);
  }),
});

/** Une promotion, du 24 au 28 novembre : son début et sa fin se déplacent chacun, au clavier et glissés. */
export const Span = meta.story({
  name: 'Du … au …',
  beforeEach: async () => {
    await insertContent('page/promotion', { title: 'Promotion', slug: 'promotion' }, { reason: 'saved' });
    await insertPlan('page/promotion', '2026-11-24T05:00:00+00:00', '2026-11-28T05:00:00+00:00');
  },
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: 'Promotion' })).toHaveLength(2);
    const friday = await findDay('vendredi 27 novembre 2026');
    await expect(within(friday).getByText('Promotion')).toBeVisible();
    const findEnd = async (name: string) =>
      within(await findDay(name)).findByRole('link', { name: 'Promotion' });
    (await findEnd('samedi 28 novembre 2026')).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expectToast(
      notices.planMoved({ name: 'Promotion', when: '29 novembre 2026 à 0\u00A0h', isEnd: true }),
    );
    const drag = async (from: string, to: string) => {
      const item = (await findEnd(from)).closest('li');
      if (!item) throw new Error('The promotion is not in the list of its day.');
      const target = await findDay(to);
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(item, { dataTransfer });
      await fireEvent.dragOver(target, { dataTransfer });
      await waitFor(() => expect(target).toHaveAttribute('data-over'));
      await fireEvent.drop(target, { dataTransfer });
    };
    await drag('dimanche 29 novembre 2026', 'lundi 30 novembre 2026');
    await expectToast(
      notices.planMoved({ name: 'Promotion', when: '30 novembre 2026 à 0\u00A0h', isEnd: true }),
    );
    await drag('mardi 24 novembre 2026', 'jeudi 26 novembre 2026');
    await expectToast(notices.planMoved({ name: 'Promotion', when: '26 novembre 2026 à 0\u00A0h' }));
    await findEnd('lundi 30 novembre 2026');
    await findEnd('jeudi 26 novembre 2026');
  }),
});

/** Ce qui est publié garde sa date, et le dit à qui veut le déplacer. */
export const Agenda = meta.story({
  name: 'Agenda',
  parameters: { path: `${paths.admin.releases}?vue=agenda` },
  play: inTests(async ({ canvas, userEvent }) => {
    const published = await canvas.findByRole('link', {
      name: 'Filmer une entrevue avec la lumière du jour',
    });
    published.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expectToast(notices.publishedStays);
    await userEvent.click(await canvas.findByRole('button', { name: /^Déplacer «\sSalon de janvier/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Un jour plus tôt' }));
    await waitFor(async () =>
      expect(
        within(await findDay('mercredi 25 novembre 2026')).getByRole('link', { name: 'Salon de janvier' }),
      ).toBeVisible(),
    );
  }),
});

/** Un jour sous l’autre, sans ceux qui n’ont rien : l’image du mois à cette largeur le montre. */
export const Phone = meta.story({
  tags: ['!dev', 'no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'mardi 24 novembre 2026' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'samedi 28 novembre 2026' })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { path: `${paths.admin.calendar}&mois=2028-02` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rien en février 2028.' })).toBeVisible();
  },
});

/** Un genre à la fois, par le même bouton que les listes. */
export const Filtered = meta.story({
  name: 'Filtré',
  parameters: { path: `${paths.admin.releases}?vue=agenda&genre=episodes` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Parler à la caméra' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Salon de janvier' })).toBeNull();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer Genre/ }));
    await expect(await canvas.findByRole('link', { name: 'Salon de janvier' })).toBeVisible();
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Month.extend(
  hovered(({ canvas }) => canvas.findByRole('link', { name: 'Préparer sa voix avant une conférence' })),
);
