/** The last part of a word that says what somebody is. */
const role =
  /(leder|leiar|sjef|konsulent|assistent|medarbeider|medarbeidar|arbeider|lærer|lærar|lektor|kokk|servitør|selger|seljar|utvikler|utviklar|ingeniør|pleier|pleiar|lege|sekretær|rådgiver|rådgivar|koordinator|fører|førar|sjåfør|vakt|vikar|lærling|elev|student|praktikant|trainee|intern|hjelp|montør|mekaniker|elektriker|elektrikar|snikkar|tømrar|tømrer|snekker|rørlegger|maler|operatør|tekniker|bartender|barista|resepsjonist|renholder|reinhaldar|frisør|designer|arkitekt|analytiker|økonom|revisor|advokat|jurist|journalist|redaktør|forsker|forskar|stipendiat|professor|manager|engineer|developer|consultant|assistant|director|officer|nurse|teacher|chef|waiter|waitress|driver|lead|architect|analyst|specialist|spesialist|coordinator|representative|direktør|medlem|kasserer|trener|trenar|frivillig|instruktør|veileder|rettleiar|terapeut|psykolog|mentor|founder|gründer|eier|owner|partner|ceo|cto|cfo|tester|scientist|researcher|volunteer|soldat|matros|styrmann|kaptein|skipper|fisker|bonde|avløser|barnepasser|megler|inspektør|kontrollør|planlegger|ansvarlig|ansvarleg|baker|slakter|sveiser|maskinist|lagermann|salgsmann|håndverker|postbud|budbil|dommer|betjent|konstabel|farmasøyt|tolk|oversetter|bibliotekar|kurator|supervisor|accountant|clerk|technician|designer|executive|associate|administrator|editor|writer|receptionist|cleaner|cashier|bioingeniør|fysioterapeut|au pair|tillitsvalgt|tillitsvald|styremedlem|scrum master|product owner)(en|n|s)?$/i;
const organisation =
  /(kommune|kommunen|sykehus|sjukehus|universitet|høgskole|høyskole|skole|skule|videregående|vgs|barnehage|hotell|hotel|restaurant|kafe|café|kafé|senter|bank|forlag|byrå|verksted|butikk|university|college|school|company|hospital|forening|klubb|idrettslag|lag|kirke|departement|departementet|direktorat|direktoratet|institutt|stiftelse|stiftelsen|etaten|selskap|legekontor|apotek|museum|teater|bakeri|gård|sykehjem|sjukeheim|hjem|hjemmet|heim|heimen|group|gruppen|norge|norway|posten|forsvaret|rema|kiwi|coop|taxi|transport|bygg|consulting|solutions|academy|nursery|ship|red cross|røde kors|helseforetak|bemanning|festival|revisjon|eiendom|verft|regnskap|avis|blad|omsorgssenter|bofellesskap|tjenesten|tenesta)(en|et|a|s)?$/i;
/** In capitals only: "as" is a word. */
const legal =
  /(?:^|[\s,(])(?:AS|ASA|ANS|DA|SA|BA|SF|HF|IKS|KF|AB|A\/S|Ltd\.?|Limited|Inc\.?|LLC|GmbH|plc|NAV|NRK|NTNU|UiO|UiB|UiT|BI|SINTEF|IKEA|DNB|KPMG|PwC|EY)(?=$|[\s,.)])/;

/** Above 0 it is rather what somebody is, below 0 rather where. */
export function scoreOf(text: string): number {
  if (legal.test(text)) return -2;
  const words = text.split(/[\s,/()&+]+/).slice(0, 12);
  // "Butikkmedarbeider" ends as what somebody is.
  const isRole = words.some((word) => role.test(word));
  const isPlace = words.some((word) => !role.test(word) && organisation.test(word));
  return Number(isRole) * 2 - Number(isPlace) * 2;
}

const schools =
  /(universitet|universitetet|høgskole|høgskolen|høyskole|høyskolen|høgskule|høgskulen|skole|skolen|skule|skulen|videregående|vidaregåande|vgs|fagskole|ungdomsskole|folkehøgskole|folkehøyskole|akademi|akademiet|institutt|gymnas|gymnasium|university|college|school|academy|institute|studium)$/i;
const knownSchools =
  /(?:^|[\s,(])(?:NTNU|UiO|UiB|UiT|UiS|UiA|USN|NMBU|OsloMet|NHH|BI|HVL|AHO|NKI|Noroff|Kristiania|Westerdals|ONH|HiMolde)(?=$|[\s,.)])/;
const degrees =
  /^(bachelor|master|phd|ph\.d|doktor|fagbrev|svennebrev|årsstudium|årseining|studiespesialisering|studiespesialiserande|studieforberedende|yrkesfag|grunnskole|cand|siv|høgskolekandidat|helsefagarbeider|vg[123]|praktisk|påbygging|allmennfag|bsc|msc|(?:ba|ma|mba)(?![\p{L}])|diploma|degree|associate|one-year|ingeniør|sykepleier|generell|toppidrett|videreutdanning|enkeltemner|forkurs)/iu;

export const isSchool = (text: string) =>
  knownSchools.test(text) ||
  (!degrees.test(text) &&
    text
      .split(/[\s,()]+/)
      .slice(0, 12)
      .some((word) => schools.test(word)));
export const isDegree = (text: string) => degrees.test(text);
