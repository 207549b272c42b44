import { Table } from '#design-system/components/Table';
import { Text } from '#design-system/primitives/Text';
import { type Actor, actors } from '../../../supabase/permissions/permissions.ts';
import { actorNames } from '../../toolbars.ts';
import { Log, Request } from './Authorizations.styles.ts';
import type { Judgement, Outcome, Rule } from './judge.ts';

const verbs: Record<Judgement['command'], string> = {
  SELECT: 'Lire',
  INSERT: 'Créer',
  UPDATE: 'Modifier',
  DELETE: 'Supprimer',
  EXECUTE: 'Appeler',
};

const formatRows = (rows: number) => `${rows} ligne${rows > 1 ? 's' : ''}`;

function reported({ status, rows, changed, message }: Outcome, { command }: Judgement) {
  if (message) return `${status} : ${message}`;
  const isWritten = /INSERT|UPDATE|DELETE/.test(command);
  if (isWritten) return `${status}, ${formatRows(changed)}`;
  return rows === null ? String(status) : `${status}, ${formatRows(rows)}`;
}

/** What a refusal looks like: an error, or a change that touched nothing. */
const isRefused = ({ status, changed }: Outcome, { command }: Judgement) =>
  status >= 400 || (/UPDATE|DELETE/.test(command) && changed === 0);

const databaseRole = (actor: Actor) => (actor === 'anonymous' ? 'anon' : 'authenticated');

function Rules({ rules, actor }: { rules: readonly Rule[]; actor: Actor }) {
  const own = rules.filter(({ isFor }) => isFor[databaseRole(actor)]);
  if (!own.some(({ kind }) => kind === 'grant'))
    return (
      <Text size="small">
        Aucun droit (GRANT) ne le permet à <code>{databaseRole(actor)}</code>&nbsp;: PostgreSQL refuse avant
        de lire une seule règle.
      </Text>
    );
  return (
    <ul>
      {own.map(({ kind, name }) => (
        <li key={`${kind} ${name}`}>
          {kind === 'grant' ? 'Droit' : 'Règle'} : <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

export interface RequestLogProps {
  /** Les requêtes, de la plus récente à la plus ancienne, avec un numéro. */
  requests: readonly (Judgement & { id: number })[];
  /** La personne à la place de qui l’écran les a faites. */
  actor: Actor;
}

/** What a screen asked of the database: what answered, and what each of the five would have got. */
export function RequestLog({ requests, actor }: RequestLogProps) {
  return (
    <Log aria-label="Requêtes">
      <Text as="output" aria-label="Nombre de requêtes" tone="muted">
        {requests.length === 0
          ? 'Aucune requête pour l’instant.'
          : `${requests.length} requête${requests.length > 1 ? 's' : ''}, la plus récente d’abord.`}
      </Text>
      {requests.map((request) => (
        <Request key={request.id} aria-label={`${verbs[request.command]} ${request.name}`}>
          <h2>
            {verbs[request.command]} <code>{request.name}</code>
          </h2>
          <code>
            {request.method} {request.address.slice(0, 300)}
          </code>
          <Rules rules={request.rules} actor={actor} />
          <Table caption={`Requête ${request.id + 1} : ce que chaque personne obtiendrait`} density="dense">
            <thead>
              <tr>
                {actors.map((one) => (
                  <th key={one} scope="col">
                    {actorNames[one]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {actors.map((one) => (
                  <td key={one} data-refused={isRefused(request.outcomes[one], request)}>
                    {isRefused(request.outcomes[one], request) ? 'Refusé' : 'Permis'}
                    <br />
                    <small>{reported(request.outcomes[one], request)}</small>
                  </td>
                ))}
              </tr>
            </tbody>
          </Table>
        </Request>
      ))}
    </Log>
  );
}
