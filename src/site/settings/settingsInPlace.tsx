import { useState } from 'react';
import { quebecDay } from '#data/formats.ts';
import { Section } from '#design-system/primitives/Section';
import { footerContent } from '#site/layout/Footer/footer.section.ts';
import { Footer } from '#site/layout/Footer/Footer.tsx';
import { ContactDetails } from '#features/requests/site/ContactMessage/ContactDetails.tsx';
import { completed, type Settings, SettingsContext, useSettings } from './settings.ts';

/**
 * What shows a part of the settings: the details of the contact page, and the footer, which alone has the accounts. As of today, for hours
 * depend on it.
 */
const settingInPlace = <Name extends 'company' | 'hours' | 'socials'>(name: Name) =>
  function SettingInPlace(content: Settings[Name]) {
    const [today] = useState(() => quebecDay(new Date().toISOString()));
    const settings = { ...useSettings(), today, [name]: content };
    return (
      <SettingsContext value={completed(settings)}>
        {name !== 'socials' && (
          <Section spacing="compact">
            <ContactDetails />
          </Section>
        )}
        <Footer {...footerContent} />
      </SettingsContext>
    );
  };

/** What shows a setting on the site, by its key; most are shown nowhere. */
export const settingsInPlace = {
  'settings/company': settingInPlace('company'),
  'settings/hours': settingInPlace('hours'),
  'settings/socials': settingInPlace('socials'),
};
