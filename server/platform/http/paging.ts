/** Where a page stands in its list: what the contract's `pagingSchema` asks, and the page under its other name. */
export function pagingOf({ page, limit }: { page: number; limit: number }, total: number) {
  const totalPages = Math.ceil(total / limit);
  return { page, currentPage: page, totalPages, hasPrev: page > 1, hasNext: page < totalPages };
}
