import type { APIRequestContext, Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../src/data/localBackend.ts';
import { callAs, getSession } from './accounts.ts';
import { findMail } from './findLink.ts';
import { hydrated } from './hydrated.ts';
import { takePhoto } from './photo.ts';
import { countPresses, type Hands, type Way } from './presses.ts';
import { expect, test } from './test.ts';

type Row = Record<string, unknown>;

/** The context of a task: who presses, and what prepares it and undoes it. */
type Desk = {
  page: Page;
  request: APIRequestContext;
  baseURL: string | undefined;
  insert: (table: string, row: Row) => Promise<Row & { id: string }>;
};
export type Walk = (hands: Hands, desk: Desk) => Promise<void>;

/** What a task has published is as it was. */
export async function withdraw(document: string, { request, baseURL }: Pick<Desk, 'request' | 'baseURL'>) {
  const call = callAs('admin', request, baseURL);
  const [{ version }] = (await call('list_documents', { wanted_document: document })) as [
    { version: number },
  ];
  await call('withdraw_document', { document, seen_version: version });
}

const correctPrice: Walk = async ({ press, open, type }, desk) => {
  const { page } = desk;
  await page.goto('/admin');
  await open('Services');
  await press(page.getByRole('link', { name: /^Prix.: .*Positionnement de marque/ }));
  await expect(page.locator('input:focus')).toHaveValue('1800');
  await type('1900');
  await expect(page.locator('input:focus')).toHaveValue('1900');
  await press(page.getByRole('button', { name: 'Publier', exact: true }));
  await expect(page.getByText('Contenu publié.')).toBeVisible();
  await withdraw('strategy/strategyServices', desk);
};

const planDraft: Walk = async ({ press, way }, { page, insert }) => {
  const title = `La voix de demain, ${way}`;
  await insert('articles', { title, slug: `demain-${way}`, excerpt: 'Demain.', content: 'Demain.' });
  await page.goto('/admin');
  await press(page.getByRole('link', { name: new RegExp(`Terminer.*${title}`) }));
  await press(page.getByRole('button', { name: 'Plus', exact: true }));
  await press(page.getByRole('menuitem', { name: /^Planifier/ }));
  await press(page.getByRole('button', { name: /^Demain à 9\sh$/ }));
  await expect(page.getByText(/^Planifié/).first()).toBeVisible();
};

/** Read on a phone, on the site itself; visitors are offered no such thing. */
const changeSentence: Walk = async ({ press, enter, type }, desk) => {
  const { page, request } = desk;
  const [before, after] = ['Quatre façons de vous faire entendre', 'On vous entend d’ici'];
  // The back-office notes who is there.
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Nouvel article' })).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await press(page.getByRole('link', { name: 'Modifier cette page' }));
  await expect(page).toHaveURL('/admin/pages/home');

  const shown = page.frameLocator('iframe[title^="Page"]');
  const sentence = shown.getByRole('heading', { name: before });
  await sentence.scrollIntoViewIfNeeded();
  const section = page.getByRole('button', { name: 'Modifier : Services' });
  const [inPage, place] = [await sentence.boundingBox(), await section.boundingBox()];
  if (!inPage || !place) throw new Error('The page shows no such sentence.');
  await press(section, { x: inPage.x - place.x + 8, y: inPage.y - place.y + 8 });
  await enter(page.getByRole('textbox', { name: 'Titre', exact: true }).first());
  await type(after);
  await expect(shown.getByText(after)).toBeVisible();
  await press(page.getByRole('button', { name: 'Publier', exact: true }));
  await expect(page.getByText('Contenu publié.')).toBeVisible();
  await expect(async () => {
    expect(await (await request.get('/')).text()).toContain(after);
  }).toPass();
  await withdraw('home/servicesShowcase', desk);
};

const answerRequest: Walk = async ({ press, enter, type, key }, { page }) => {
  await page.goto('/admin');
  await press(page.getByRole('link', { name: /^Répondre\s: \d+ nouvelles? demandes?$/ }));
  await press(page.getByRole('rowheader').first().getByRole('link'));
  await press(page.getByRole('button', { name: 'Répondre' }));
  await expect(page.getByRole('textbox', { name: 'Votre réponse' })).toBeFocused();
  await type('Bonjour, nous vous appelons jeudi.');
  await press(page.getByRole('button', { name: 'Envoyer' }));
  await expect(page.getByText('Votre réponse part par courriel.')).toBeVisible();
  await enter(page.getByRole('textbox', { name: 'Prochaine étape' }));
  await type('Rappeler jeudi');
  await key('Enter');
  await expect(page.getByText('Demande enregistrée.')).toBeVisible();
};

/** Somebody who has a place is told by e-mail. */
const moveSession: Walk = async ({ press, open, enter, way }, { page, request, baseURL }) => {
  const session = crypto.randomUUID();
  const title = `Parler au petit matin, ${way}`;
  const email = `${way}.matin@exemple.ca`;
  const call = callAs('editor', request, baseURL);
  await call('save_course_session', {
    session,
    version: null,
    course: '',
    title,
    starts_at: '2126-03-14T14:00:00Z',
    ends_at: '2126-03-14T21:00:00Z',
    register_until: '2126-03-12T05:00:00Z',
    capacity: 4,
    price: 300,
    place: null,
  });
  const person = { first_name: 'Rose', last_name: 'Lepage', email, company: null };
  await call('register_by_staff', { session, person, seats: 1, others: [] });
  await page.goto('/admin');
  await open('Sessions');
  await press(page.getByRole('link', { name: new RegExp(title) }));
  await press(page.getByRole('button', { name: 'Modifier la session' }));
  const start = page.getByLabel('Début');
  await enter(start);
  await start.fill('2126-03-21T09:00');
  await expect(page.getByLabel('Fin', { exact: true })).toHaveValue('2126-03-21T16:00');
  await press(page.getByRole('button', { name: 'Enregistrer', exact: true }));
  await expect(page.getByText(/^Session déplacée\./)).toBeVisible();
  expect(await findMail(email, 'La date, l’heure ou le lieu a changé')).toContain('21 mars 2126');
};

/** A photo that nobody has sent yet, found by the name of who it shows. */
const putPortrait: Walk = async ({ press, enter, type, key, openPalette }, { page }) => {
  await page.goto('/admin');
  await openPalette();
  await type('Catherine Morin');
  await expect(page.getByRole('option', { selected: true })).toContainText('Catherine Morin');
  await key('Enter');
  await press(page.getByRole('form').locator('summary', { hasText: /^Catherine Morin$/ }));
  await press(page.getByRole('button', { name: /^Choisir dans la médiathèque.*Portrait/ }));
  const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
  const chooser = page.waitForEvent('filechooser');
  await press(dialog.getByRole('button', { name: 'Upload fichier' }));
  await (await chooser).setFiles(await takePhoto('catherine'));
  await expect(dialog.getByText(/^Image choisie.*catherine/)).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Choisir cette image' }));
  await enter(page.getByRole('textbox', { name: 'Texte alternatif' }));
  await type('Catherine Morin devant son micro');
  await press(page.getByRole('button', { name: 'Publier', exact: true }));
  await expect(page.getByText('Contenu publié.')).toBeVisible();
};

const restoreTag: Walk = async ({ press, open, way }, { page, insert, request, baseURL }) => {
  const name = `Voix du matin, ${way}`;
  const { id } = await insert('tags', { name, slug: `voix-du-matin-${way}` });
  const { access_token: token } = await getSession('admin', baseURL);
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  await request.delete(`/rest/v1/tags?id=eq.${id}`, { headers });
  await page.goto('/admin');
  await open('Catégories & Tags');
  await press(page.getByRole('link', { name: 'Supprimés' }));
  await press(page.getByRole('button', { name: new RegExp(`^Restaurer\\s: ${name}`) }));
  await expect(page.getByText('Tag restauré.')).toBeVisible();
};

const findArticle: Walk = async ({ type, key, openPalette }, { page }) => {
  await page.goto('/admin');
  await openPalette();
  await type('acoustique');
  await expect(page.getByRole('option', { selected: true })).toContainText(/acoustique/i);
  await key('Enter');
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(/acoustique/i);
};

export type Task = {
  title: string;
  walk: Walk;
  /** By the pointer (decision 68). */
  mostPresses: number;
  /** What it has published is as it was, for whoever does it next. */
  undo?: (desk: Desk) => Promise<void>;
  /** By pointer and keyboard too. */
  isOnPhone?: boolean;
};

/** What staff do every week. */
export const tasks = {
  correctPrice: { title: 'a price is corrected', walk: correctPrice, mostPresses: 3 },
  planDraft: { title: 'a draft is published tomorrow at 9 h', walk: planDraft, mostPresses: 4 },
  changeSentence: {
    title: 'a sentence is changed from the home page, on which it was read on a phone',
    walk: changeSentence,
    mostPresses: 3,
    isOnPhone: true,
  },
  answerRequest: {
    title: 'a request is answered, and its next step noted',
    walk: answerRequest,
    mostPresses: 6,
  },
  moveSession: { title: 'a session is moved, and its people are told', walk: moveSession, mostPresses: 5 },
  putPortrait: {
    title: 'a portrait is put on « À propos »',
    walk: putPortrait,
    mostPresses: 8,
    undo: (desk) => withdraw('about/team', desk),
  },
  restoreTag: { title: 'a tag that was deleted comes back', walk: restoreTag, mostPresses: 3 },
  findArticle: { title: 'the article about acoustics is found', walk: findArticle, mostPresses: 2 },
} satisfies Record<string, Task>;

/** Does a task, tells what it took, and fails where it takes the pointer more presses than it should. */
export async function doTask({ title, walk, mostPresses }: Task, desk: Desk, way: Way = 'pointer') {
  const hands = countPresses(desk.page, way);
  const begun = performance.now();
  await walk(hands, desk);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${title}: ${hands.count()} presses by ${way}, ${seconds.toFixed(1)} s`);
  if (way === 'pointer') expect(hands.count()).toBeLessThanOrEqual(mostPresses);
}

/** A journey that is this task and nothing else. */
export function testTask(task: Task, way: Way) {
  test.describe(() => {
    test.use({
      role: 'admin',
      ...(way === 'touch' || task.isOnPhone ? { viewport: { width: 375, height: 740 } } : undefined),
      hasTouch: way === 'touch',
    });
    test(`${task.title}, by ${way}`, async ({ page, request, baseURL, insert }) => {
      const desk = { page, request, baseURL, insert };
      await doTask(task, desk, way);
      await task.undo?.(desk);
    });
  });
}
