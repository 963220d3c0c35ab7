/** Text as it may stand in HTML and XML, between tags and in attributes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
