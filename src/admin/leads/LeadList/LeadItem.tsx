import { CircleCheck, Reply, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contactServices } from '#data/leads/contactServices.ts';
import type { Lead } from '#data/leads/lead.queries.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Cluster } from '#design-system/primitives/Cluster';
import type { LeadListProps } from './LeadList.tsx';
import { Beginning, Day, Facts, Line, Opened, Sender, State, Words } from './LeadList.styles.ts';

export interface LeadItemProps extends Pick<LeadListProps, 'onMark' | 'onDelete'> {
  message: Lead;
  isDeleting: boolean;
}

const moments = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' });
const toMoment = (date: string) => moments.format(new Date(date));

const getName = (person: { first_name: string | null; last_name: string | null } | null) =>
  [person?.first_name, person?.last_name].filter(Boolean).join(' ');

const serviceNames = new Map<string, string>(Object.entries(contactServices));

/** A message: its line, and when it is opened the whole of it with what can be done. */
export function LeadItem({ message, onMark, onDelete, isDeleting }: LeadItemProps) {
  const { email, company, service, message: words, created_at, closed_at } = message;
  const [isPending, setIsPending] = useState(false);
  const sender = getName(message) || email;
  const isHandled = closed_at !== null;

  const onClick = async () => {
    setIsPending(true);
    await onMark(message, !isHandled);
    setIsPending(false);
  };

  const facts = [
    {
      term: 'Courriel',
      value: <TextLink href={`mailto:${email}`}>{email}</TextLink>,
    },
    { term: 'Entreprise', value: company },
    { term: 'Service', value: service && (serviceNames.get(service) ?? service) },
    {
      term: 'Traité',
      value:
        closed_at &&
        [
          toMoment(closed_at),
          getName({ first_name: message.changer_first_name, last_name: message.changer_last_name }),
        ]
          .filter(Boolean)
          .join(', par '),
    },
  ].filter(({ value }) => value);

  return (
    <details data-new={!isHandled || undefined}>
      <Line>
        <Sender>
          <span>{sender}</span>
          {company && <span>{company}</span>}
        </Sender>
        <Beginning>{words}</Beginning>
        <State>
          <Badge variant={isHandled ? 'outline' : 'default'}>{isHandled ? 'Traité' : 'Nouveau'}</Badge>
        </State>
        <Day dateTime={created_at}>{toMoment(created_at)}</Day>
      </Line>
      <Opened>
        <Words>{words}</Words>
        <Facts items={facts} />
        <Cluster $gap={2}>
          <Button
            size="small"
            variant={isHandled ? 'outline' : 'secondary'}
            iconStart={isHandled ? RotateCcw : CircleCheck}
            isPending={isPending}
            pendingLabel="Enregistrement..."
            onClick={() => void onClick()}
          >
            {isHandled ? 'Remettre parmi les nouveaux' : 'Marquer comme traité'}
          </Button>
          <Button size="small" variant="outline" iconStart={Reply} render={<Link to={`mailto:${email}`} />}>
            Répondre par courriel
          </Button>
          {onDelete && (
            <Button
              size="small"
              variant="danger"
              iconStart={Trash2}
              isPending={isDeleting}
              onClick={() => void onDelete(message)}
            >
              Supprimer
            </Button>
          )}
        </Cluster>
      </Opened>
    </details>
  );
}
