/** What a nurse of the examples has learnt: the parts of a CV that need no story. */
export const qualifications = {
  education: [
    {
      institution: 'UiT Norges arktiske universitet',
      degree: 'Videreutdanning',
      field: 'klinisk sykepleie',
      startDate: '2019-08-01',
      endDate: '2020-06-01',
    },
    {
      institution: 'UiT Norges arktiske universitet',
      degree: 'Bachelor',
      field: 'sykepleie',
      startDate: '2014-08-01',
      endDate: '2017-06-01',
    },
  ],
  skills: ['Autorisert sykepleier', 'Triage', 'DIPS Arena', 'Førerkort B'],
  languages: [
    { name: 'Norsk', level: 'Morsmål' },
    { name: 'Nordsamisk', level: 'B1' },
    { name: 'Engelsk', level: 'C1' },
  ],
  referencesOnRequest: true,
};
