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
const everything = [...new Set([...site, ...admin]), 'admin', 'features'];

/** What each room imports beside itself, and what to do instead of importing more: the first pattern that fits counts. */
const rooms: readonly { room: string; imports: readonly string[]; instead: string }[] = [
  { room: 'theme', imports: [], instead: 'What needs a component belongs in design-system.' },
  { room: 'design-system', imports: ['theme'], instead: 'Accept the data or the action as a prop.' },
  {
    room: 'typography',
    imports: [],
    instead: 'Pass the text: the editor and the linter use the same rules.',
  },
  {
    room: 'richText',
    imports: [],
    instead: 'Pass the text: the surface and the form are the back-office’s.',
  },
  {
    room: 'hydration',
    imports: [...look, 'data/trusted.ts'],
    instead: 'Let the app pass what a page needs.',
  },
  { room: 'data', imports: data, instead: 'Return data or a hook, and let the screen decide how it looks.' },
  {
    room: 'documents/data',
    imports: data,
    instead: 'Return data or a hook, and let the screen decide how it looks.',
  },
  {
    room: 'features/*/data',
    imports: data,
    instead: 'Return data or a hook, and let the screen decide how it looks.',
  },
  {
    room: 'features/*/emails',
    imports: [...data, ...look, 'paths.ts', 'emails'],
    instead: 'Both backends import e-mails: what they share with the site goes down into data.',
  },
  {
    room: 'emails',
    imports: [...data, ...look, 'paths.ts', 'features/*/emails'],
    instead: 'Both backends import e-mails: what they share with the site goes down into data.',
  },
  {
    room: 'documents/contents',
    imports: [...site, 'features/*/site'],
    instead: 'What the site shares with the back-office goes down into data or design-system.',
  },
  { room: 'documents/admin', imports: admin, instead: 'What a kind is about belongs to its own feature.' },
  { room: 'lists', imports: admin, instead: 'What a list is about belongs to its own feature.' },
  {
    room: 'features/podcasts/admin',
    // What directories ask for is held against the very feed that the site writes.
    imports: [...admin, 'features/podcasts/site'],
    instead: 'Features meet through data: what they share goes down there, or into documents.',
  },
  {
    room: 'features/releases/admin',
    // A release is made of what these write.
    imports: [...admin, 'features/articles/admin', 'features/pages/admin'],
    instead: 'Features meet through data: what they share goes down there, or into documents.',
  },
  {
    room: 'features/*/admin',
    imports: admin,
    instead:
      'Features meet through data: what they share goes down there, into documents, lists or admin/shell.',
  },
  {
    room: 'features/previews/site',
    // Shows any page before it is online.
    imports: [...site, 'features/*/site'],
    instead: 'What it shares with the back-office goes down into data or design-system.',
  },
  {
    room: 'features/*/site',
    // Every page leads to a request, and shows pictures.
    imports: [...site, 'features/media/site', 'features/requests/site'],
    instead: 'Features meet through data: what they share goes down there, or into site/sections/shared.',
  },
  {
    room: 'site',
    imports: [...site, 'features/*/site'],
    instead:
      'What it shares with the back-office goes down into data or design-system; the app assembles pages.',
  },
  { room: 'admin', imports: admin, instead: 'The app assembles screens.' },
  { room: 'app', imports: everything, instead: 'The server and the e-mails stand above it or beside it.' },
  {
    room: 'server',
    imports: ['app', ...everything, 'entry-server.ts'],
    instead: 'Pages come through the table of routes.',
  },
];

const toPattern = (room: string) =>
  new RegExp(`^${room.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(/|$)`);
const isWithin = (path: string, room: string) => toPattern(room).test(path);

/** The room itself that a file stands in: its feature and the part of it where a pattern is for several. */
const findOwn = (file: string, room: string) =>
  file
    .split('/')
    .slice(0, room === 'admin' ? 2 : room.split('/').length)
    .join('/');

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
