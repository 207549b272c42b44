import { cloneElement, Component, type ComponentType, isValidElement, type ReactNode, useMemo } from 'react';
import { Container } from '#design-system/primitives/Container';
import { PageDataContext } from '#documents/contents/pageData.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';

interface MarkedPageProps {
  /** The content that the page was opened for. */
  section: EditableSection;
  path: string;
  Page: ComponentType;
  /** What the page shows: its contents, or what it lists beside them. */
  data: unknown;
}

/** A public page whose sections say which content each shows. */
export function MarkedPage({ section, path, Page, data }: MarkedPageProps) {
  const instead = useMemo(() => ({ data }), [data]);
  return (
    <PageDataContext value={instead}>
      <Attempt value={data}>
        {findAddressedKind(section.key) ? (
          <MarkedSection name={section.key} value={data}>
            <Page />
          </MarkedSection>
        ) : (
          <MarkedSections path={path} Page={Page} data={data} />
        )}
      </Attempt>
    </PageDataContext>
  );
}

function MarkedSections({ path, Page, data }: Omit<MarkedPageProps, 'section'>) {
  // Called for what it gives: elements whose props are their contents. It stays the same page as long as this is mounted.
  const usePage = Page as () => ReactNode;
  const shown = usePage();
  const settings = useSettings();
  const contents = useMemo(() => {
    const listed = (data ?? {}) as { contents?: ChangedContents };
    const changed = ('contents' in listed ? listed.contents : (data as ChangedContents)) ?? {};
    const own = sections.filter(({ pages }) => pages.some((page) => page.path === path));
    return fillFacts(
      Object.fromEntries(own.map(({ key, content }) => [key, changed[key] ?? (content as object)])),
      getFacts(settings),
    );
  }, [data, path, settings]);
  return markSections(shown, contents);
}

/** What the sections of a page say, by the keys of their contents. */
type Contents = Readonly<Record<string, object>>;

type Props = Readonly<Record<string, unknown>>;

/**
 * Puts each section that a page gives into an element that names its content (`data-section`). Which content that is, its props say: the
 * pages themselves know nothing of being edited, and visitors load nothing for it.
 */
export function markSections(shown: ReactNode, contents: Contents): ReactNode {
  if (Array.isArray(shown)) return shown.map((child: ReactNode) => markSections(child, contents));
  if (!isValidElement<Props & { children?: ReactNode }>(shown)) return shown;
  const { props, key } = shown;
  const name = findContent(props, contents);
  if (name)
    return (
      <MarkedSection key={key ?? name} name={name} value={contents[name]}>
        {shown}
      </MarkedSection>
    );
  const { children } = props;
  if (children === undefined || typeof children === 'function') return shown;
  const marked = markSections(children, contents);
  return Array.isArray(marked)
    ? cloneElement(shown, undefined, ...(marked as ReactNode[]))
    : cloneElement(shown, undefined, marked);
}

/** The content of which most parts are among these props, if that is more than half of it. */
function findContent(props: Props, contents: Contents) {
  const shares = Object.entries(contents).map(([name, content]) => {
    const parts = Object.entries(content);
    const same = parts.filter(([part, value]) => isSame(props[part], value)).length;
    return { name, same, isMost: same * 2 > parts.length };
  });
  const [best] = shares.filter(({ isMost }) => isMost).toSorted((one, other) => other.same - one.same);
  return best?.name;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** A section with the name of its content, in no box of its own. */
const MarkedSection = ({ name, value, children }: { name: string; value: unknown; children: ReactNode }) => (
  <div data-section={name} style={{ display: 'contents' }}>
    <Attempt value={value}>{children}</Attempt>
  </div>
);

interface AttemptProps {
  /** What is tried: another one is tried anew. */
  value: unknown;
  children: ReactNode;
}

type Attempted = { tried: unknown; hasFailed: boolean };

/** Says so where its children can't be shown, until there is another value to try. */
class Attempt extends Component<AttemptProps, Attempted> {
  override state: Attempted = { tried: undefined, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ value }: AttemptProps, { tried }: Attempted) =>
    tried === value ? null : { tried: value, hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Container>
        <p>La section ne peut pas s’afficher tant que le formulaire contient des erreurs.</p>
      </Container>
    );
  }
}
