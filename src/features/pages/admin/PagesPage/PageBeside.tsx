import { use, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PublicSiteContext } from '#documents/admin/checks/publicSite.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { Button } from '#design-system/components/Button';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { TextLink } from '#design-system/components/TextLink';
import { media } from '#theme/media.ts';
import { paths } from '#paths.ts';
import { getContent } from '../contentState.ts';
import { findStoredIn, listGroups } from '../listedSections.ts';
import { toFormTarget } from '../formTarget.ts';
import { SitePage } from './SitePage.tsx';
import type { TextsByKey } from './openTexts.ts';
import { PagePane } from './PagesPage.styles.ts';
import type { MapPage } from './siteMap.ts';
import type { usePublishPage } from './usePublishPage.ts';

const widths = [
  { value: '375', label: 'Téléphone' },
  { value: '1280', label: 'Bureau' },
] as const;

type Width = (typeof widths)[number]['value'];

/** What stands around every page. */
const around = listGroups(['pages']).filter(({ key }) => key.startsWith('layout/'));

export interface PageBesideProps {
  page: MapPage;
  /** As long as nobody knows what it says, it keeps its room. */
  isPending: boolean;
  openKey: string | undefined;
  contents: readonly DocumentState[];
  unsaved: TextsByKey;
  waiting: ReadonlySet<string>;
  publication: ReturnType<typeof usePublishPage>;
}

/** The page as visitors would see it with all that waits and is typed, at the width of a phone or of a desk. */
export function PageBeside({
  page,
  isPending,
  openKey,
  contents,
  unsaved,
  waiting,
  publication,
}: PageBesideProps) {
  const navigate = useNavigate();
  const loadSite = use(PublicSiteContext);
  const [width, setWidth] = useState<Width>(() =>
    matchMedia(media.laptop.replace('@media ', '')).matches ? '1280' : '375',
  );
  const targets = useMemo(() => [...page.sections, ...around], [page]);
  const texts = useMemo(
    () => findTexts(page, targets, contents, unsaved),
    [page, targets, contents, unsaved],
  );
  const [subject] = page.sections;
  if (!loadSite || !subject) return null;
  const onChoose = (key: string, field: string | null) =>
    void navigate(field ? toFormTarget(key, { champ: field }) : paths.admin.content(key), {
      preventScrollReset: true,
      state: { keepsFocus: true },
    });
  return (
    <PagePane aria-label={`Page\u00A0: ${page.title}`}>
      <header>
        <h2>{isPending ? '\u00A0' : page.title}</h2>
        <SegmentedControl
          label="Largeur de la page"
          size="small"
          items={widths}
          value={width}
          onValueChange={setWidth}
        />
        {page.path && (
          <TextLink
            style={{ visibility: isPending ? 'hidden' : undefined }}
            render={<Link to={page.path} target="_blank" rel="noreferrer" />}
          >
            Voir la page
          </TextLink>
        )}
        {!findAddressedKind(isPending && openKey ? openKey : page.id) && (
          <Button
            // The form has the one button that stands out, or the screen.
            variant="outline"
            isDisabled={publication.count === 0}
            isPending={publication.isPending}
            pendingLabel="Publication en cours..."
            onClick={() => void publication.onPublish()}
          >
            {publication.count > 0 ? `Publier la page (${publication.count})` : 'Publier la page'}
          </Button>
        )}
      </header>
      <div data-scroll>
        {!isPending && (
          <SitePage
            subject={subject}
            title={page.title}
            sections={targets}
            texts={texts}
            waiting={waiting}
            openKey={openKey}
            width={Number(width)}
            onChoose={onChoose}
          />
        )}
      </div>
    </PagePane>
  );
}

/** What each of these says by now, as far as it was ever changed: what is typed, else what waits, else what is online. */
function findTexts(
  page: MapPage,
  targets: readonly EditableSection[],
  contents: readonly DocumentState[],
  unsaved: TextsByKey,
) {
  const stored = findStoredIn(contents);
  return Object.fromEntries(
    targets.flatMap((section): [string, unknown][] => {
      const { key } = section;
      if (unsaved[key] !== undefined) return [[key, unsaved[key]]];
      const content = stored(section);
      return content || key === page.id ? [[key, getContent(section, content)]] : [];
    }),
  );
}
