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
import { PermissionsRoot } from './PermissionTables.styles.ts';

const actorNames: Record<Actor, string> = {
  anonymous: 'Visiteur',
  subscriber: 'Abonné',
  moderator: 'Modérateur',
  editor: 'Éditeur',
  admin: 'Admin',
};

const useNames: Record<ColumnUse, string> = {
  read: 'lue',
  create: 'donnée à la création',
  change: 'modifiée ensuite',
};

type Rule = { label: string; who: Who };

/** One line a rule, one column an actor. */
function Rules({ caption, rules }: { caption: string; rules: readonly Rule[] }) {
  return (
    <Table caption={caption} density="dense">
      <thead>
        <tr>
          <th scope="col">Action</th>
          {actors.map((actor) => (
            <th key={actor} scope="col">
              {actorNames[actor]}
            </th>
          ))}
        </tr>
      </thead>
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
      {Object.entries<TablePermissions>(tables).map(([name, table]) => (
        <section key={name}>
          <Heading level={2}>{table.label}</Heading>
          <Rules caption={table.label} rules={getRules(table)} />
          <Columns {...table} />
        </section>
      ))}
      <section>
        <Heading level={2}>Listes</Heading>
        <Rules
          caption="Listes"
          rules={Object.values(views).map(({ label, read }) => ({ label, who: read }))}
        />
      </section>
      <section>
        <Heading level={2}>Fonctions</Heading>
        <Rules
          caption="Fonctions"
          rules={Object.values(functions).flatMap(({ label, cases }) =>
            Object.values<Rule>(cases).map((rule) => ({ label: `${label} : ${rule.label}`, who: rule.who })),
          )}
        />
      </section>
      {Object.entries(buckets).map(([name, bucket]) => (
        <section key={name}>
          <Heading level={2}>{bucket.label}</Heading>
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
        </section>
      ))}
    </PermissionsRoot>
  );
}
