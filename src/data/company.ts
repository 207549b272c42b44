/** The company's facts, said once: head data, header, footer, contact and legal pages and structured data read them here. */
export const company = {
  name: 'Porte-Voix',
  tagline: 'Agence de communication, Québec',
  description:
    'Agence de communication à Québec : balados, vidéo corporative, marketing numérique, formation à la prise de parole et accompagnement stratégique.',
  phone: '418 555-0142',
  /** The telephone number as `tel:` links and structured data want it. */
  phoneInternational: '+1-418-555-0142',
  email: 'info@porte-voix.example',
  address: {
    street: '525, boulevard Charest Est',
    city: 'Québec',
    region: 'QC',
    postalCode: 'G1K 3J3',
    country: 'Canada',
    countryCode: 'CA',
  },
  openingHours: [
    { days: 'Lundi au vendredi', hours: '9h00-18h00', schema: 'Mo-Fr 09:00-18:00' },
    { days: 'Samedi', hours: '9h00-12h00', schema: 'Sa 09:00-12:00' },
    { days: 'Dimanche', hours: 'Fermé', schema: null },
  ],
  copyrightYear: 2024,
} as const;
