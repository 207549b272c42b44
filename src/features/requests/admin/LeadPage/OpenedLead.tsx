import { Trash2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { nameService } from '#features/requests/data/contactServices.ts';
import { describeEstimate } from '#features/requests/data/estimate.ts';
import { getReference, type Lead, leadKinds, leadSources } from '#features/requests/data/lead.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { TextLink } from '#design-system/components/TextLink';
import { Cluster } from '#design-system/primitives/Cluster';
import { paths, REPLYING } from '#paths.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useLeadDeletion } from '../useLeadDeletion.ts';
import { StageBadge } from '../StageBadge.tsx';
import { useToday } from '#admin/shell/useToday.ts';
import { BookingCard, RegistrationCard } from './AgreedTime.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import { Columns, Facts, Words } from './LeadPage.styles.ts';
import { OtherLeads } from './OtherLeads.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ThreadCard } from './ThreadCard.tsx';

/** What is known of a lead, and what can be done with it. */
export function OpenedLead({ lead }: { lead: Lead }) {
  const { kind, stage, email, phone, company, service, message, created_at, source, page, campaign, domain } =
    lead;
  const { hash } = useLocation();
  const { hasRole } = useAuth();
  const today = useToday();
  const navigate = useNavigate();
  const { deleteLeads, isDeleting } = useLeadDeletion();
  const canChange = hasRole('editor');

  const onDelete = async () => {
    if (await deleteLeads([lead])) void navigate(paths.admin.leads);
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
        {lead.registration !== null && <RegistrationCard registration={lead.registration} />}
        {lead.booking !== null && <BookingCard booking={lead.booking} />}
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
