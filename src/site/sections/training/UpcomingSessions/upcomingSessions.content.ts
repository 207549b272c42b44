import type { UpcomingSessionsProps } from './UpcomingSessions.tsx';

export const upcomingSessionsContent = {
  title: 'Prochaines sessions',
  lead: 'Toutes se donnent au 525, boulevard Charest Est, de 9h00 à 16h30. D’autres dates sont offertes aux groupes de cinq personnes et plus.',
  sessions: [
    {
      id: 'art-oratoire-janvier',
      formation: 'Art oratoire',
      date: { start: '2027-01-21', text: '21 et 22 janvier 2027' },
      places: '2 places sur 8',
      status: 'Bientôt complet',
    },
    {
      id: 'storytelling-fevrier',
      formation: 'Storytelling',
      date: { start: '2027-02-09', text: '9 février 2027' },
      places: '9 places sur 12',
      status: 'Places disponibles',
    },
    {
      id: 'crise-fevrier',
      formation: 'Communication de crise',
      date: { start: '2027-02-24', text: '24 et 25 février 2027' },
      places: '1 place sur 6',
      status: 'Bientôt complet',
    },
    {
      id: 'leadership-mars',
      formation: 'Leadership',
      date: { start: '2027-03-16', text: '16, 17 et 18 mars 2027' },
      places: '7 places sur 10',
      status: 'Places disponibles',
    },
    {
      id: 'art-oratoire-avril',
      formation: 'Art oratoire',
      date: { start: '2027-04-14', text: '14 et 15 avril 2027' },
      places: '8 places sur 8',
      status: 'Places disponibles',
    },
  ],
} satisfies UpcomingSessionsProps;
