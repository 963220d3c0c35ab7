/** Where people reach us. The addresses and numbers are placeholders until a real organisation runs the product. */
export const contact = {
  organizationNumber: '999 999 999',
  phone: '+47 22 00 00 00',
  email: 'hjelp@jobbfjord.example',
  privacyEmail: 'personvern@jobbfjord.example',
  careerEmail: 'karriere@jobbfjord.example',
  cvEmail: 'cv@jobbfjord.example',
  businessEmail: 'bedrift@jobbfjord.example',
};
