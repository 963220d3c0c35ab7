const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML and XML, between tags and in attributes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
