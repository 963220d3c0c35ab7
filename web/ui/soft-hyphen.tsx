/** Where a word that is wider than the smallest phone may break. A letter would part it for whoever searches or hears the page. */
export const SoftHyphen = () => <span className="soft-hyphen" aria-hidden="true" />;
