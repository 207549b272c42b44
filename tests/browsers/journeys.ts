// npm run test:browsers [WebKit] [search]: eleven journeys on the real build, in whatever of Firefox, WebKit and Chrome 113 this
// machine has. What it doesn't have is skipped, and says how to install it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import sharp from 'sharp';
import { getEmail, password } from '../e2e/accounts.ts';
import { browsers, endPrograms } from './browsers.ts';
import { Tab } from './tab.ts';

const port = process.env.E2E_PORT ?? '4192';
const folder = await mkdtemp(join(tmpdir(), 'porte-voix-browsers-'));
const media = resolve('supabase/seed/media/uploads');

type Journey = (tab: Tab, browser: string, context: TestContext) => Promise<void>;

const visit: Journey = async (tab, _browser, context) => {
  await tab.goto('/');
  await tab.until(`document.querySelector('#root[data-hydrated]') !== null`);
  const link = await tab.find('link', /^Réalisations$/);
  // Once per task that brings styles: each makes WebKit lay out the whole page again.
  await tab.driver.evaluate(`addEventListener('click', () => {
    const { insertRule } = CSSStyleSheet.prototype;
    const begun = performance.now();
    let [batches, isOpen] = [0, false];
    CSSStyleSheet.prototype.insertRule = function (...rule) {
      if (!isOpen) {
        isOpen = true;
        batches += 1;
        setTimeout(() => (isOpen = false));
      }
      return insertRule.apply(this, rule);
    };
    document.querySelector('h1').dataset.isBefore = '';
    requestAnimationFrame(function look() {
      if (document.querySelector('h1')?.dataset.isBefore === '') requestAnimationFrame(look);
      else window.shown = { batches, milliseconds: Math.round(performance.now() - begun) };
    });
  }, { capture: true, once: true })`);
  await tab.driver.click(link);
  const shown = await tab.until<{ batches: number; milliseconds: number }>('window.shown ?? null');
  context.diagnostic(`shown ${shown.milliseconds} ms after its link was pressed`);
  assert.equal(shown.batches, 1);
  assert.equal(await tab.driver.evaluate('location.pathname'), '/realizations');
  assert.equal(
    await tab.driver.evaluate(`document.getElementById('chargement-interrompu').checkVisibility()`),
    false,
  );
};

const menu: Journey = async (tab) => {
  await tab.goto('/about');
  await tab.click('button', /^Services$/);
  await tab.click('link', /^Production audiovisuelle/);
  await tab.until(`location.pathname === '/services/production-audiovisuelle'`);
  await tab.driver.resize(480);
  await tab.click('button', /^Ouvrir le menu$/);
  await tab.click('link', /^À propos$/);
  await tab.until(`location.pathname === '/about'`);
  await tab.driver.resize(1280);
};

const calculator: Journey = async (tab) => {
  await tab.goto('/');
  await tab.choose(/Type de service/, 1);
  await tab.choose(/Taille de l’entreprise/, 1);
  await tab.choose(/Secteur/, 1);
  await tab.click('button', /^Calculer mon ROI$/);
  await tab.sees('Recevoir cette estimation');
};

const contact: Journey = async (tab, browser) => {
  await tab.goto('/contact');
  await tab.write(/^Prénom/, 'Aline');
  await tab.write(/^Courriel/, `aline.${browser}@exemple.ca`);
  await tab.write(/^Message/, 'Un balado de six épisodes, écrit d’ici.');
  await tab.click('button', /^Envoyer le message$/);
  await tab.sees('Merci, Aline.');
};

const registration: Journey = async (tab, browser) => {
  await tab.goto('/services/formation-communication');
  await tab.click('link', /^S’inscrire/);
  await tab.write(/^Prénom/, 'Zoé');
  await tab.write(/^Nom/, 'Lavigne');
  await tab.write(/^Courriel/, `zoe.${browser}@exemple.ca`);
  await tab.click('button', /^M’inscrire/);
  await tab.sees('Plus qu’une étape, Zoé.');
};

const player: Journey = async (tab) => {
  await tab.goto('/balados/la-releve/recruter-quand-personne-ne-postule');
  await tab.click('button', /^Écouter Recruter quand personne ne postule/);
  await tab.until(`document.querySelector('audio')?.currentTime > 0.5`);
};

const search: Journey = async (tab) => {
  await tab.goto('/about');
  await tab.until(`document.querySelector('#root[data-hydrated]') !== null`);
  await tab.click('link', /^Rechercher$/);
  await tab.until(`document.activeElement.matches('[role=combobox]')`);
  await tab.driver.type('le trac');
  await tab.click('option', /Le trac ne disparaît pas/);
  await tab.until(`/^Le trac/.test(document.querySelector('h1').textContent)`);
};

const signIn: Journey = async (tab) => {
  await tab.goto('/auth');
  await tab.write(/^Courriel/, getEmail('editor'));
  await tab.write(/^Mot de passe/, password);
  await tab.click('button', /^Se connecter$/);
  await tab.find('link', /^Nouvel article$/);
};

const write: Journey = async (tab, browser) => {
  const sentence = 'Le micro entend tout.';
  await tab.goto('/admin/articles/new');
  await tab.write(/^Titre/, `Parler dans ${browser}`);
  await tab.click('textbox', /^Contenu/);
  await tab.driver.type(sentence);
  for (const keys of ['Control+a', 'Control+c', 'End', 'Enter', 'Control+v']) await tab.driver.press(keys);
  const written = `[...document.querySelectorAll('[role=textbox][contenteditable=true]')].at(-1).textContent`;
  await tab.until(`${written} === ${JSON.stringify(sentence + sentence)}`);
  await tab.click('button', /^Publier$/);
  await tab.sees('Article créé avec succès.');
  await tab.goto(`/blog/parler-dans-${browser.toLowerCase()}`);
  await tab.sees(sentence);
};

/** Digits go from part to part of a date; the form is filled in again after a reload, and nothing asks about it once it is saved. */
const dates: Journey = async (tab, browser, context) => {
  if (browser === 'WebKit') return context.skip('Fields of dates take no digits in the WebKit of GTK.');
  const address = '/admin/sessions?nouvelle=';
  await tab.goto(address);
  await tab.write(/^Titre/, `Session de ${browser}`);
  await tab.write(/^Début/, '020120270900A');
  await tab.write(/^Fin/, '020120270500P');
  await tab.write(/^Inscriptions jusqu’au/, '012520270900A');
  const typed = `[...document.querySelectorAll('[type=datetime-local]')].map(({ value }) => value).join(' ')`;
  const whole = `${typed} === '2027-02-01T09:00 2027-02-01T17:00 2027-01-25T09:00'`;
  await tab.until(whole);
  await tab.goto(address);
  await tab.until(whole);
  await tab.click('button', /^Créer la session$/);
  await tab.until(`/sessions.[0-9a-f-]{36}$/.test(location.pathname)`);
};

const upload: Journey = async (tab, browser) => {
  // What the library has already, it would not take again: each browser's is another one.
  const picture = join(folder, `Image de ${browser}.png`);
  const sound = join(folder, `Son de ${browser}.mp3`);
  const film = join(folder, `Film de ${browser}.mp4`);
  const background = { r: browser.length * 20, g: 90, b: 60 };
  await writeFile(
    picture,
    await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  await copyFile(join(media, '1792072800000.mp3'), sound);
  await appendFile(sound, `TAG${browser}`.padEnd(128));
  await copyFile(join(media, '1791468000000.mp4'), film);
  await appendFile(film, `\0\0\0\x18free${browser}`.padEnd(24));
  for (const file of [picture, sound, film]) {
    await tab.goto('/admin/media');
    await tab.find('button', /^Upload fichier/);
    await tab.driver.chooseFile('[type=file]', file);
    await tab.sees('Fichier uploadé avec succès.');
  }
  for (const kind of ['Image', 'Son', 'Film'])
    await tab.find('heading', new RegExp(`^${kind} de ${browser}$`));
};

// A network may send five messages in ten minutes: the oldest browser doesn't register.
const anywhere = { visit, menu, calculator, contact, player, search };
const staff = {
  'sign in': signIn,
  'write, paste, publish': write,
  dates,
  'upload picture, sound, film': upload,
};
const all = { ...anywhere, registration, ...staff };
const wanted = process.argv.slice(2);

const server = spawn(process.execPath, ['supabase/embedded/start.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data') },
});

before(async () => {
  const isReady = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) assert.fail('The server has ended.');
    await new Promise((ready) => setTimeout(ready, 200));
  }
});

after(async () => {
  endPrograms();
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
});

for (const { name, missing, isOldest = false, open } of browsers) {
  if (missing) console.log(`${name} is missing: ${missing}`);
  void describe(
    name,
    { skip: missing ?? !wanted.every((word) => word in all || name.includes(word)) },
    () => {
      let tab: Tab;
      before(async () => {
        tab = new Tab(await open(), `http://localhost:${port}`);
      });
      after(() => tab.driver.close());
      for (const [journey, walk] of Object.entries(isOldest ? anywhere : all)) {
        const skip = !wanted.every((word) => `${name} ${journey}`.includes(word));
        void it(journey, { skip }, (context) => walk(tab, name.replace(' ', ''), context));
      }
    },
  );
}
