/** What the code says of the company: the site's settings start with it, and e-mails are signed with it. */
export const company = {
  name: 'Porte-Voix',
  tagline: 'Agence de communication, Québec',
  phone: '418 555-0142',
  email: 'info@porte-voix.example',
  address: {
    street: '525, boulevard Charest Est',
    city: 'Québec',
    region: 'QC',
    postalCode: 'G1K 3J3',
    country: 'Canada',
  },
  copyrightYear: 2024,
};

/** How one pays for a course, as long as the settings say nothing else. */
export const payment = 'Sur facture, que nous vous envoyons par courriel';
