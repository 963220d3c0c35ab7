/** What the list page shows, taken from the running product, so that both arms render the same. */
export async function readListContent(productUrl: string) {
  const answer = await fetch(`${productUrl}/api/positions?limit=24`);
  const reply = (await answer.json()) as { positions: Record<string, string>[]; facets: Record<string, Facet[]> };
  const cards = reply.positions.map(({ id, title, businessName, municipal, positionType, description }) => ({
    id,
    title,
    businessName,
    municipal,
    positionType,
    description: description?.slice(0, 120),
  }));
  const filters = Object.entries(reply.facets).map(([name, values]) => ({ name, values }));
  return { cards, filters };
}

interface Facet {
  value: string;
  count: number;
}
