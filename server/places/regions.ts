/** The parts of the country by their counties: no unit of administration, but what people say when they look for work. */
const regions: Record<string, string[]> = {
  'Nord-Norge': ['nordland', 'troms', 'finnmark', 'troms-og-finnmark'],
  'Midt-Norge': ['trondelag'],
  Vestlandet: ['vestland', 'rogaland', 'more-og-romsdal'],
  Sørlandet: ['agder'],
  Østlandet: [
    'oslo',
    'akershus',
    'buskerud',
    'ostfold',
    'viken',
    'innlandet',
    'vestfold',
    'telemark',
    'vestfold-og-telemark',
  ],
};

export const regionOf = (countyId: string): string | undefined =>
  Object.keys(regions).find((name) => regions[name]?.includes(countyId));
