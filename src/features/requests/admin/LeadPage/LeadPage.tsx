import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useParams, useLocation, useNavigate, Link } from 'react-router-dom';
import { RecordPage } from '#admin/shell/RecordPage.tsx';
import { nameSender, getReference, type Lead, leadKinds, leadSources } from '#features/requests/data/lead.ts';
import { assigneesQuery, leadQuery, leadsQuery } from '#features/requests/data/lead.queries.ts';
import { leadEventsQuery } from '#features/requests/data/leadEvents.queries.ts';
import { paths, REPLYING } from '#paths.ts';
import { Trash2 } from 'lucide-react';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { nameService } from '#features/requests/data/contactServices.ts';
import { describeEstimate } from '#features/requests/data/estimate.ts';
import { formatQuebecTime, toClockTime } from '#data/quebecTime.ts';
import { formatSpan } from '#data/span.ts';
import { describeStanding, type LeadSubject } from '#features/requests/data/leadSubject.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { TextLink } from '#design-system/components/TextLink';
import { Cluster } from '#design-system/primitives/Cluster';
import { phoneLink } from '#site/settings/phone.ts';
import { useLeadDeletion } from '../useLeadActions.tsx';
import { StageBadge } from '../StageBadge.tsx';
import { useToday } from '#admin/shell/useToday.ts';
import { FollowUpForm } from './FollowUpForm.tsx';
import { Columns, Facts, Words, Lines } from './LeadPage.styles.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ThreadCard } from './ThreadCard.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatShortDay, formatWhole } from '#data/formats.ts';
import { Text } from '#design-system/primitives/Text';
import { NextStep } from '../NextStep.tsx';

/** One lead: what the person sent, what the team makes of it, and what it has answered and noted. */
export function LeadPage() {
  const { id = '' } = useParams();
  const query = useQuery(leadQuery(id));
  // With the lead, not after it.
  usePrefetchQuery(leadEventsQuery(id));
  usePrefetchQuery(assigneesQuery);

  return (
    <RecordPage
      query={query}
      title="Demande"
      getName={nameSender}
      back={{ address: paths.admin.leads, words: 'Retour aux demandes' }}
      loading="Chargement de la demande…"
      gone={{
        title: 'Cette demande n’existe plus.',
        text: 'Quelqu’un l’a supprimée, ou elle a atteint la fin de sa durée de conservation.',
      }}
    >
      {(lead) => <OpenedLead key={lead.id} lead={lead} />}
    </RecordPage>
  );
}

/** What is known of a lead, and what can be done with it. */
function OpenedLead({ lead }: { lead: Lead }) {
  const { kind, stage, email, phone, company, service, message, created_at, source, page, campaign, domain } =
    lead;
  const { hash } = useLocation();
  const { hasRole } = useAuth();
  const today = useToday();
  const navigate = useNavigate();
  const { deleteRows, isDeleting } = useLeadDeletion();
  const canChange = hasRole('editor');

  const onDelete = async () => {
    if (await deleteRows([lead])) void navigate(paths.admin.leads);
  };

  const person = [
    {
      term: 'Courriel',
      value: email && <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>,
    },
    { term: 'Téléphone', value: phone && <TextLink href={phoneLink(phone)}>{phone}</TextLink> },
    { term: 'Entreprise', value: company },
    { term: 'Service', value: service && nameService(service) },
    { term: 'Reçue le', value: formatQuebecTime(created_at) },
    { term: 'Référence', value: getReference(lead) },
  ];

  const origin = [
    { term: 'Source', value: source && leadSources[source] },
    { term: 'Page', value: page && <TextLink href={page}>{page}</TextLink> },
    { term: 'Campagne', value: campaign },
    { term: 'Site d’origine', value: domain },
  ].filter(({ value }) => value);

  return (
    <Columns>
      <div>
        <FormCard aria-labelledby="demande">
          <h2 id="demande">Demande</h2>
          <Cluster $gap={2}>
            <Badge variant="outline">{leadKinds[kind]}</Badge>
            <StageBadge stage={stage} />
          </Cluster>
          {message && <Words>{message}</Words>}
          <Facts items={person} />
          {canChange && email && <ReplyForm lead={lead} isOpenAtFirst={hash === REPLYING} />}
          {hasRole('admin') && (
            <div>
              <Button
                size="small"
                variant="danger"
                iconStart={Trash2}
                isPending={isDeleting}
                onClick={() => void onDelete()}
              >
                Supprimer
              </Button>
            </div>
          )}
        </FormCard>
        <AgreedTime subject={lead} />
        {lead.estimate !== null && (
          <FormCard aria-labelledby="estimation">
            <h2 id="estimation">Estimation</h2>
            <DescriptionList
              items={describeEstimate(lead.estimate).map(({ label, value }) => ({ term: label, value }))}
            />
          </FormCard>
        )}
        <ThreadCard leadId={lead.id} canAdd={canChange} />
      </div>
      <div>
        <FollowUpForm lead={lead} canChange={canChange} />
        {origin.length > 0 && (
          <FormCard aria-labelledby="origine">
            <h2 id="origine">Origine</h2>
            <DescriptionList layout="stack" items={origin} />
          </FormCard>
        )}
        {email && <OtherLeads id={lead.id} email={email} today={today} />}
      </div>
    </Columns>
  );
}

/** The session that a lead has registered for, or the studio that it has asked for: when, how it stands, and where it is managed. */
function AgreedTime({ subject }: { subject: LeadSubject }) {
  const { registration, booking } = subject;
  const time = registration ?? booking;
  if (!time) return null;
  const address = registration
    ? paths.admin.session(registration.session_id)
    : `${paths.admin.bookings}?semaine=${toClockTime(time.starts_at).slice(0, 10)}`;
  return (
    <FormCard aria-labelledby="entente">
      <h2 id="entente">{registration ? 'Inscription' : 'Réservation'}</h2>
      <Cluster $gap={2}>
        <Badge variant="outline">{describeStanding(subject)}</Badge>
      </Cluster>
      <Facts
        items={[
          {
            term: registration ? 'Session' : 'Studio',
            value: (
              <TextLink render={<Link to={address} />}>
                {registration?.title ?? booking?.studio_name}
              </TextLink>
            ),
          },
          { term: 'Quand', value: formatSpan(time) },
          {
            term: 'Places',
            value: registration && registration.seats > 1 && formatWhole(registration.seats),
          },
          { term: 'Autres personnes', value: registration?.others.join(', ') },
        ]}
      />
    </FormCard>
  );
}

/** What else came from the same address, the latest first; nothing where there is nothing else. */
function OtherLeads({ id, email, today }: { id: string; email: string; today: string }) {
  const query = useQuery(leadsQuery({ only_email: email }));
  const others = query.data?.rows.filter((other) => other.id !== id) ?? [];
  const hidden = query.data ? query.data.total - query.data.rows.length : 0;
  if (!query.isError && others.length === 0) return null;
  return (
    <FormCard aria-labelledby="autres">
      <h2 id="autres">Autres demandes de cette personne</h2>
      <LoadError title="Impossible de charger les autres demandes." query={query} />
      <Lines>
        {others.map((other) => (
          <li key={other.id}>
            <TextLink render={<Link to={paths.admin.lead(other.id)} />}>
              {leadKinds[other.kind]}, le {formatShortDay(other.created_at)}
            </TextLink>
            <Cluster $gap={2}>
              <StageBadge stage={other.stage} />
              <NextStep lead={other} today={today} />
            </Cluster>
          </li>
        ))}
      </Lines>
      {hidden > 0 && <Text isNote>{`+ ${formatWhole(hidden)} de plus`}</Text>}
    </FormCard>
  );
}
