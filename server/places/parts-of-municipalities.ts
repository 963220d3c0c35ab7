/** Parts of towns, airports and industrial areas by their municipality: no postal town is called so, but people say where they look for work. */
const partsOf: Record<string, string[]> = {
  oslo: [
    'Aker brygge, Alna, Alnabru, Ammerud, Bislett, Bjerke, Bjørvika, Bryn, Bøler, Ensjø, Frogner, Furuset, Gamlebyen, Grefsen',
    'Groruddalen, Grorud, Grønland, Grünerløkka, Helsfyr, Holmlia, Kjelsås, Lambertseter, Linderud, Løren, Majorstua',
    'Majorstuen, Manglerud, Nordstrand, Nydalen, Romsås, Ryen, Røa, Sagene, Sinsen, Skøyen, Solli plass, St. Hanshaugen, Storo',
    'Stovner, Torshov, Tøyen, Ullern, Ullevål, Vestli, Vinderen, Økern, Østensjø',
  ],
  bergen: [
    'Arna, Bergenhus, Danmarksplass, Fana, Flesland, Fyllingsdalen, Laksevåg, Landås, Loddefjord, Marineholmen',
    'Nygårdstangen, Ytrebygda, Årstad, Åsane',
  ],
  trondheim: ['Byåsen, Gløshaugen, Heimdal, Lade, Lerkendal, Moholt, Ranheim, Sluppen, Tiller'],
  stavanger: ['Dusavik, Forus, Hillevåg, Hinna, Hundvåg, Madla, Tasta, Ullandhaug'],
  sandnes: ['Forus, Lura, Riska'],
  sola: ['Forus, Risavika, Tananger'],
  kristiansand: ['Kjevik, Kvadraturen, Sørlandsparken, Vågsbygd'],
  drammen: ['Bragernes, Konnerud, Strømsø'],
  tromso: ['Breivika, Kroken, Kvaløya, Langnes'],
  stjordal: ['Værnes'],
  sandefjord: ['Torp'],
  porsgrunn: ['Herøya'],
  tysvar: ['Kårstø'],
  oygarden: ['Kollsnes'],
  hammerfest: ['Melkøya'],
  aure: ['Tjeldbergodden'],
  aukra: ['Nyhamna'],
  alver: ['Mongstad'],
};

export const partsOfMunicipalities: { name: string; municipality: string }[] = Object.entries(partsOf).flatMap(
  ([municipality, names]) => names.flatMap((row) => row.split(', ')).map((name) => ({ name, municipality })),
);
