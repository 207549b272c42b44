import { createContext, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { Attempt } from '#documents/admin/PageFrame/Attempt.tsx';
import type { EditableSection } from '#documents/contents/section.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { type Settings, SettingsContext } from '#site/settings/settings.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { theme } from '#theme/theme.ts';

export interface SectionInFrameProps {
  section: EditableSection;
  value: unknown;
  /** The company's settings as visitors read them. */
  settings: Settings;
  /** Where the section's styles go. */
  head: HTMLElement;
}

type Shown = Pick<SectionInFrameProps, 'section' | 'value' | 'settings'>;

const ShownContext = createContext<Shown | undefined>(undefined);

/** A section in a document of its own, with an address of its own: what is chosen in it never changes the screen's. */
export function SectionInFrame({ section, value, settings, head }: SectionInFrameProps) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <ShownSection /> }]));
  // A window that was taken away before its first rendering has no style sheets to write to.
  if (!head.ownerDocument.defaultView) return null;
  return (
    <StyleSheetManager target={head}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        <ShownContext value={{ section, value, settings }}>
          <RouterProvider router={router} />
        </ShownContext>
      </ThemeProvider>
    </StyleSheetManager>
  );
}

function ShownSection() {
  const shown = use(ShownContext);
  if (!shown) return null;
  const { section, value, settings } = shown;
  const { Section } = section;
  return (
    <SettingsContext value={settings}>
      <Attempt value={value}>
        {Section && isObject(value) && <Section {...fillFacts(value, getFacts(settings))} />}
      </Attempt>
    </SettingsContext>
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
