import { type ReactNode, useState } from 'react';
import { quebecDay } from '#data/formats.ts';
import { Section } from '#design-system/primitives/Section';
import { footerContent } from '#site/layout/Footer/footer.section.ts';
import { Footer } from '#site/layout/Footer/Footer.tsx';
import { ContactDetails } from '#features/requests/site/ContactMessage/ContactDetails.tsx';
import { completed, type Settings, SettingsContext, useSettings } from './settings.ts';

/** What shows a part of the settings: the details of the contact page, and the footer. As of today, for hours depend on it. */
const settingInPlace = <Name extends 'company' | 'hours'>(name: Name) =>
  function SettingInPlace(content: Settings[Name]) {
    return (
      <WithSetting name={name} content={content}>
        <Section spacing="compact">
          <ContactDetails />
        </Section>
        <Footer {...footerContent} />
      </WithSetting>
    );
  };

/** The footer, which alone shows the accounts. */
const SocialsInPlace = (content: Settings['socials']) => (
  <WithSetting name="socials" content={content}>
    <Footer {...footerContent} />
  </WithSetting>
);

interface WithSettingProps<Name extends keyof Settings> {
  name: Name;
  content: Settings[Name];
  children: ReactNode;
}

function WithSetting<Name extends keyof Settings>({ name, content, children }: WithSettingProps<Name>) {
  const [today] = useState(() => quebecDay(new Date().toISOString()));
  const settings = { ...useSettings(), today, [name]: content };
  return <SettingsContext value={completed(settings)}>{children}</SettingsContext>;
}

/** What shows a setting on the site, by its key; most are shown nowhere. */
export const settingsInPlace = {
  'settings/company': settingInPlace('company'),
  'settings/hours': settingInPlace('hours'),
  'settings/socials': SocialsInPlace,
};
