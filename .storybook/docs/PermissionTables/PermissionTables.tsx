import { Check, X } from 'lucide-react';
import { Table } from '#design-system/components/Table';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import {
  type Actor,
  type ColumnUse,
  type TablePermissions,
  type Who,
  actors,
  buckets,
  functions,
  tables,
  views,
} from '../../../supabase/permissions/permissions.ts';
import { actorNames } from '../../toolbars.ts';
import { PermissionsRoot } from './PermissionTables.styles.ts';

const useNames: Record<ColumnUse, string> = {
  read: 'lue',
  create: 'donnée à la création',
  change: 'modifiée ensuite',
};

type Rule = { label: string; who: Who };

const ActorHead = ({ first }: { first: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      {actors.map((actor) => (
        <th key={actor} scope="col">
          {actorNames[actor]}
        </th>
      ))}
    </tr>
  </thead>
);

/** One line a rule, one column an actor. */
function Rules({ caption, rules }: { caption: string; rules: readonly Rule[] }) {
  return (
    <Table caption={caption} density="dense">
      <ActorHead first="Action" />
      <tbody>
        {rules.map(({ label, who }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {actors.map((actor) => (
              <td key={actor} data-allowed={who.includes(actor)}>
                <Icon
                  icon={who.includes(actor) ? Check : X}
                  label={who.includes(actor) ? 'Permis' : 'Refusé'}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const getRules = ({ rows, create }: TablePermissions): Rule[] => [
  ...Object.values(rows).flatMap((row) => [
    { label: `Lire : ${row.label}`, who: row.read },
    { label: `Modifier : ${row.label}`, who: row.change },
    { label: `Supprimer : ${row.label}`, who: row.delete },
  ]),
  ...Object.values(create).map(({ label, who }) => ({ label: `Créer : ${label}`, who })),
];

/** What an actor may do with the rows of a table, in a few words; in parentheses what holds for some of them alone. */
function summarize({ rows, create }: TablePermissions, actor: Actor) {
  const all = Object.values(rows);
  const acts: [string, Who[]][] = [
    ['lire', all.map(({ read }) => read)],
    ['créer', Object.values(create).map(({ who }) => who)],
    ['modifier', all.map(({ change }) => change)],
    ['supprimer', all.map((row) => row.delete)],
  ];
  return acts
    .flatMap(([act, cases]) => {
      const allowed = cases.filter((who) => who.includes(actor)).length;
      return allowed === 0 ? [] : [allowed === cases.length ? act : `(${act})`];
    })
    .join(', ');
}

/** All tables at a glance. */
const Overview = () => (
  <Table caption="Vue d’ensemble" density="dense">
    <ActorHead first="Table" />
    <tbody>
      {Object.entries<TablePermissions>(tables).map(([name, table]) => (
        <tr key={name}>
          <th scope="row">{table.label}</th>
          {actors.map((actor) => (
            <td key={actor}>{summarize(table, actor) || '—'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

/** The columns by what may be done with them, for whoever may do that to the row. */
function Columns({ columns, masked, anonymousColumns }: TablePermissions) {
  const named = Object.entries(columns).map(([name, allowed]) => ({
    name,
    use: allowed.map((one) => useNames[one]).join(', '),
  }));
  return (
    <>
      {[...new Set(named.map(({ use }) => use))].map((use) => (
        <Text key={use} size="small" tone="muted">
          Colonne {use} : {named.flatMap((one) => (one.use === use ? [one.name] : [])).join(', ')}.
        </Text>
      ))}
      {masked && (
        <Text size="small" tone="muted">
          Rendues vides, sauf pour soi-même et pour un admin : {masked.columns.join(', ')}.
        </Text>
      )}
      {anonymousColumns && (
        <Text size="small" tone="muted">
          Seules colonnes qu’un visiteur peut nommer : {anonymousColumns.join(', ')}.
        </Text>
      )}
    </>
  );
}

/** Who may do what, drawn from the very table that the tests hold against the database's policies. */
export function PermissionTables() {
  return (
    <PermissionsRoot>
      <Heading level={1}>Droits</Heading>
      <Text>
        La base de données décide. Ce tableau est celui que les tests tiennent contre elle, permission par
        permission et refus par refus, pour chaque rôle.
      </Text>
      <Text>
        Entre parenthèses, ce qui ne vaut que pour certaines lignes. Chaque table, plus bas, dit lesquelles.
      </Text>
      <Overview />
      {Object.entries<TablePermissions>(tables).map(([name, table]) => (
        <details key={name}>
          <summary>{table.label}</summary>
          <Rules caption={table.label} rules={getRules(table)} />
          <Columns {...table} />
        </details>
      ))}
      <details>
        <summary>Listes</summary>
        <Rules
          caption="Listes"
          rules={Object.values(views).map(({ label, read }) => ({ label, who: read }))}
        />
      </details>
      <details>
        <summary>Fonctions</summary>
        <Rules
          caption="Fonctions"
          rules={Object.values(functions).flatMap(({ label, cases }) =>
            Object.values<Rule>(cases).map((rule) => ({ label: `${label} : ${rule.label}`, who: rule.who })),
          )}
        />
      </details>
      {Object.entries(buckets).map(([name, bucket]) => (
        <details key={name}>
          <summary>{bucket.label}</summary>
          <Rules
            caption={bucket.label}
            rules={[
              { label: 'Télécharger un fichier connu', who: bucket.download },
              { label: 'Lister', who: bucket.list },
              { label: 'Téléverser un type accepté', who: bucket.upload },
              { label: 'Téléverser autre chose', who: bucket.uploadOther },
              { label: 'Remplacer ou déplacer', who: bucket.replace },
              { label: 'Supprimer', who: bucket.delete },
            ]}
          />
        </details>
      ))}
    </PermissionsRoot>
  );
}
