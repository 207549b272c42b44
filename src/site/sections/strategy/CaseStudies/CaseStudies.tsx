import { Tabs } from '@base-ui/react/tabs';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { CaseStudyDetails } from './CaseStudyDetails.tsx';
import { Case, CaseList, Client, Details, Layout } from './CaseStudies.styles.ts';
import type { CaseStudiesContent } from './caseStudies.section.ts';

/**
 * Case studies of which one is open (product: strategy): cards that act as vertical tabs, so that arrows move along
 * them. The open one is in the address; every one is in the HTML.
 */
export function CaseStudies({ eyebrow, title, caseStudies }: CaseStudiesContent) {
  const [open, setOpen] = useUrlChoice(
    'dossier',
    caseStudies.map(({ id }) => id),
  );
  return (
    <TitledSection tone="dark" eyebrow={eyebrow} title={title}>
      <Tabs.Root orientation="vertical" value={open} onValueChange={setOpen} render={<Layout />}>
        <CaseList aria-label={title} activateOnFocus>
          {caseStudies.map(({ id, client, sector }) => (
            <Case key={id} value={id}>
              <Client>{client}</Client>
              {sector}
            </Case>
          ))}
        </CaseList>
        {caseStudies.map((caseStudy) => (
          <Details key={caseStudy.id} value={caseStudy.id} keepMounted inert={false}>
            <CaseStudyDetails caseStudy={caseStudy} />
          </Details>
        ))}
      </Tabs.Root>
    </TitledSection>
  );
}
