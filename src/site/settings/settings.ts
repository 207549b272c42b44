import { createContext, use } from 'react';
import { getFacts, fillFacts } from './facts.ts';
import {
  bookingsContent,
  companyContent,
  hoursContent,
  privacyContent,
  searchContent,
  socialsContent,
} from './settings.content.ts';
import type {
  BookingSettings,
  CompanySettings,
  HoursSettings,
  PrivacySettings,
  SearchSettings,
  SocialSettings,
} from './settings.schema.ts';

/** What the company says of itself on every page. */
export type Settings = {
  company: CompanySettings;
  hours: HoursSettings;
  bookings: BookingSettings;
  socials: SocialSettings;
  search: SearchSettings;
  privacy: PrivacySettings;
  /** The day in Québec (`2026-12-25`) on which the page is shown, where hours have exceptions; undefined else. */
  today?: string;
};

/** Settings with the facts in their own texts. */
export const completed = (settings: Settings): Settings => fillFacts(settings, getFacts(settings));

/** The code's copies of the settings, with the names of facts as they are written. */
export const copies: Settings = {
  company: companyContent,
  hours: hoursContent,
  bookings: bookingsContent,
  socials: socialsContent,
  search: searchContent,
  privacy: privacyContent,
};

/** What the code says of the company: what holds as long as nothing is published, and where nobody can be asked. */
export const codeSettings = completed(copies);

/** The settings of the pages below: outside of the site, what the code says. */
export const SettingsContext = createContext(codeSettings);

/** What the company says of itself: the one way to its name, numbers, address and hours. */
export const useSettings = () => use(SettingsContext);
