import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '#design-system/components/IconButton';
import { paths } from '#paths.ts';
import {
  ContentEditor,
  type ContentEditorProps,
  OpenedContent,
  useOpenedContent,
} from '../ContentEditPage/OpenedContent.tsx';
import { keepsAt, type OpenTexts } from './openTexts.ts';
import { FormPane } from './PagesPage.styles.ts';
import type { MapPage } from './siteMap.ts';

type OpenFormsProps = { openKey: string | undefined; texts: OpenTexts; page: MapPage | undefined };

/** The form of the section that is chosen; those in which something is typed stay, out of sight. */
export function OpenForms({ openKey, texts, page }: OpenFormsProps) {
  const navigate = useNavigate();
  const { follow, keys } = texts;
  const inPage = useMemo(() => ({ follow, keepsAt: keepsAt.pages }), [follow]);
  const onClose = async () => {
    await navigate(page?.address ?? paths.admin.pages, { state: { keepsFocus: true } });
    const target = document.querySelector<HTMLElement>(`[data-target="${openKey}"]`);
    (target ?? document.getElementById('contenu'))?.focus({ preventScroll: true });
  };
  return keys.map((key) => (
    <OpenForm
      key={key}
      name={key}
      isHidden={key !== openKey}
      inPage={inPage}
      onClose={() => void onClose()}
    />
  ));
}

type OpenFormProps = {
  /** The key of the content. */
  name: string;
  isHidden: boolean;
  inPage: NonNullable<ContentEditorProps['inPage']>;
  onClose: () => void;
};

function OpenForm({ name, isHidden, inPage, onClose }: OpenFormProps) {
  const opened = useOpenedContent(name);
  const title = opened.section?.title ?? 'Section';
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, search } = useLocation() as Location<{ keepsFocus?: boolean } | null>;
  const focus = useEffectEvent(() => {
    // Unless a field takes it.
    if (state?.keepsFocus && !search) heading.current?.focus();
  });
  useEffect(() => {
    if (!isHidden) focus();
  }, [isHidden]);
  return (
    <FormPane aria-label={title} hidden={isHidden}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Fermer le formulaire" icon={X} size="small" onClick={onClose} />
      </header>
      <OpenedContent {...opened} isHidden={isHidden}>
        {(section, content) => (
          <ContentEditor key={section.key} section={section} content={content} inPage={inPage} />
        )}
      </OpenedContent>
    </FormPane>
  );
}
