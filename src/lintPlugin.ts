// Loaded by oxlint (.oxlintrc.json): which room imports from which.
import { relative, resolve } from 'node:path';

/** What this file reads of a node of the syntax tree. */
type Node = { type: string; source?: Node | null; value?: unknown };

type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };

/** What imports nothing of the project: every room may ask it. */
const known = ['markdownLimits.ts', 'days.ts', 'publicPages.ts', 'generated'];

const look = ['design-system', 'theme'];
/** Reads and writes of all features: they meet here. */
const data = ['data', 'documents/data', 'features/*/data'];
const site = [...data, ...look, 'typography', 'hydration', 'paths.ts', 'documents/contents', 'site'];
const admin = [
  ...data,
  ...look,
  'typography',
  'richText',
  'hydration',
  'paths.ts',
  'documents',
  'lists',
  'admin/shell',
  // The back-office knows the settings that it edits, and chooses pictures everywhere.
  'site/settings',
  'features/media/admin',
];
const emails = [...data, ...look, 'paths.ts'];
const everything = [...new Set([...site, ...admin]), 'admin', 'features'];

const meetThroughData =
  'Features meet through data: what they share goes down there, into documents, lists or admin/shell.';
const bothBackends = 'Both backends import e-mails: what they share with the site goes down into data.';
const goesDown = 'What the site shares with the back-office goes down into data or design-system.';

/** What each room imports beside itself, and what to do instead of importing more: the first pattern that fits counts. */
const rooms: readonly { room: string; imports: readonly string[]; instead: string }[] = [
  { room: 'theme', imports: [], instead: 'What needs a component belongs in design-system.' },
  { room: 'design-system', imports: ['theme'], instead: 'Accept the data or the action as a prop.' },
  { room: 'typography|richText', imports: [], instead: 'Pass the text.' },
  {
    room: 'hydration',
    imports: [...look, 'data/trusted.ts'],
    instead: 'Let the app pass what a page needs.',
  },
  {
    room: 'data|documents/data|features/*/data',
    imports: data,
    instead: 'Return data or a hook, and let the screen decide how it looks.',
  },
  { room: 'features/*/emails', imports: [...emails, 'emails'], instead: bothBackends },
  { room: 'emails', imports: [...emails, 'features/*/emails'], instead: bothBackends },
  { room: 'documents/contents', imports: [...site, 'features/*/site'], instead: goesDown },
  { room: 'documents/admin', imports: admin, instead: 'What a kind is about belongs to its own feature.' },
  { room: 'lists', imports: admin, instead: 'What a list is about belongs to its own feature.' },
  // What directories ask for is held against the very feed that the site writes.
  {
    room: 'features/podcasts/admin',
    imports: [...admin, 'features/podcasts/site'],
    instead: meetThroughData,
  },
  // A release is made of what these write.
  {
    room: 'features/releases/admin',
    imports: [...admin, 'features/articles/admin', 'features/pages/admin'],
    instead: meetThroughData,
  },
  { room: 'features/*/admin', imports: admin, instead: meetThroughData },
  // Shows any page before it is online.
  { room: 'features/previews/site', imports: [...site, 'features/*/site'], instead: goesDown },
  {
    room: 'features/*/site',
    // Every page leads to a request, and shows pictures.
    imports: [...site, 'features/media/site', 'features/requests/site'],
    instead: 'Features meet through data: what they share goes down there, or into site/sections/shared.',
  },
  { room: 'site', imports: [...site, 'features/*/site'], instead: `${goesDown} The app assembles pages.` },
  { room: 'admin', imports: admin, instead: 'The app assembles screens.' },
  { room: 'app', imports: everything, instead: 'The server and the e-mails stand above it or beside it.' },
  {
    room: 'server',
    imports: ['app', ...everything, 'entry-server.ts'],
    instead: 'Pages come through the table of routes.',
  },
];

const toPattern = (room: string) =>
  new RegExp(`^(?:${room.replaceAll('.', '\\.').replaceAll('*', '[^/]+')})(?:/|$)`);
const isWithin = (path: string, room: string) => toPattern(room).test(path);

/** The room itself that a file stands in: of a pattern for several, the one that it stands in. */
const findOwn = (file: string, room: string) =>
  room === 'admin'
    ? file.split('/').slice(0, 2).join('/')
    : (toPattern(room).exec(file)?.[0] ?? '').replace(/\/$/, '');

const importsOfRooms = {
  meta: { docs: { description: 'A room imports from those below it.' } },
  create(context: Context) {
    const file = relative(import.meta.dirname, context.filename);
    const rules = rooms.find(({ room }) => isWithin(file, room));
    if (!rules) return {};
    const own = findOwn(file, rules.room);
    const check = ({ source }: Node) => {
      const named = source?.value;
      if (!source || typeof named !== 'string' || !/^[#.]/.test(named)) return;
      const target = named.startsWith('#')
        ? named.slice(1)
        : relative(import.meta.dirname, resolve(context.filename, '..', named));
      if ([own, ...rules.imports, ...known].some((room) => isWithin(target, room))) return;
      context.report({ node: source, message: `src/${own} doesn't import ${target}. ${rules.instead}` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { imports: importsOfRooms } };
