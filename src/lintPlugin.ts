// Loaded by oxlint (.oxlintrc.json): which layer imports from which.
import { relative, resolve } from 'node:path';

/** What this file reads of a node of the syntax tree. */
type Node = { type: string; source?: Node | null; value?: unknown };

type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };

/** The rooms of the back-office that its features share. */
const sharedRooms = ['shell', 'lists', 'documents', 'checks', 'media'].map((room) => `admin/${room}`);

/** The features of the back-office that stand above others: a release is made of what these write. */
const featuresBelow: Readonly<Record<string, readonly string[]>> = {
  releases: ['admin/articles', 'admin/contents'],
};

const everything = [
  'site',
  'data',
  'richText',
  'typography',
  'hydration',
  'design-system',
  'theme',
  'paths.ts',
];

/** What each layer imports beside itself, and what to do instead of importing more. */
const layers: Record<string, { imports: readonly string[]; instead: string }> = {
  theme: { imports: [], instead: 'What needs a component belongs in design-system.' },
  'design-system': { imports: ['theme'], instead: 'Accept the data or the action as a prop.' },
  typography: { imports: [], instead: 'Pass the text: the editor and the linter use the same rules.' },
  richText: { imports: [], instead: 'Pass the text: the surface and the form are admin’s.' },
  data: { imports: [], instead: 'Return data or a hook, and let the screen decide how it looks.' },
  hydration: { imports: ['design-system', 'theme'], instead: 'Let the app pass what a page needs.' },
  emails: {
    imports: ['data', 'design-system', 'theme', 'paths.ts'],
    instead: 'Both backends import e-mails: what they share with the site goes down into data.',
  },
  site: {
    imports: ['data', 'typography', 'hydration', 'design-system', 'theme', 'paths.ts'],
    instead:
      'What it shares with the back-office goes down into data or design-system; the app assembles pages.',
  },
  admin: {
    imports: [
      ...sharedRooms,
      'site/contents',
      // Its schemas are contents, whose fields the checks know by name.
      'site/podcasts',
      'site/settings',
      ...everything.filter((layer) => layer !== 'site'),
    ],
    instead:
      'What features share goes down into data or design-system, or into a shared room of admin; of the site, the back-office ' +
      'knows the contents and the settings that it edits; the app assembles screens.',
  },
  app: {
    imports: ['admin', ...everything],
    instead: 'The server and the e-mails stand above it or beside it.',
  },
  server: {
    imports: ['app', ...everything, 'entry-server.ts'],
    instead: 'Pages come through the table of routes.',
  },
};

/** What imports nothing of the project: every layer may ask it. */
const known = ['markdownLimits.ts', 'days.ts', 'publicPages.ts'];

const isWithin = (target: string, place: string) => target === place || target.startsWith(`${place}/`);

const importsOfLayers = {
  meta: { docs: { description: 'A layer imports from those below it.' } },
  create(context: Context) {
    const file = relative(import.meta.dirname, context.filename);
    const [layer = '', feature = ''] = file.split('/');
    const rules = layers[layer];
    const own = layer === 'admin' ? `admin/${feature}` : layer;
    const check = ({ source }: Node) => {
      const named = source?.value;
      if (!rules || !source || typeof named !== 'string' || !/^[#.]/.test(named)) return;
      const target = named.startsWith('#')
        ? named.slice(1)
        : relative(import.meta.dirname, resolve(context.filename, '..', named));
      const allowed = [own, ...(featuresBelow[feature] ?? []), ...rules.imports, ...known];
      if (allowed.some((place) => isWithin(target, place))) return;
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

export default { meta: { name: 'layers' }, rules: { imports: importsOfLayers } };
