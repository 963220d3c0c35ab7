/** What the list page shows, taken from the running product, so that both arms render the same. */
export async function readListContent(productUrl: string) {
  const answer = await fetch(`${productUrl}/api/positions?limit=24`);
  const reply = (await answer.json()) as Reply;
  const cards = reply.positions.map(({ description, business, ...position }) => ({
    ...Object.fromEntries(shown.map((name) => [name, position[name]])),
    logoUrl: business.logoUrl,
    description: description.slice(0, 120),
  }));
  const filters = Object.entries(reply.facets).map(([name, counts]) => ({
    name,
    values: Object.entries(counts).map(([value, count]) => ({ value, count })),
  }));
  return { cards, filters };
}

const shown = ['id', 'title', 'businessName', 'location', 'positionType', 'featured', 'daysLeft', 'createdAt'];

interface Reply {
  positions: ({ description: string; business: { logoUrl: string | null } } & Record<string, unknown>)[];
  facets: Record<string, Record<string, number>>;
}
