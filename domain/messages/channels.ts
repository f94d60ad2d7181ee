/** How a guest's message came: the site's form, a mail, the page of a stay, WhatsApp. */
export const MESSAGE_CHANNELS = ['form', 'mail', 'stay', 'whatsapp'] as const;
type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const MESSAGE_CHANNEL_LABELS: Record<MessageChannel, string> = {
  form: 'İletişim formu',
  mail: 'E-posta',
  stay: 'Konaklamam',
  whatsapp: 'WhatsApp',
};
