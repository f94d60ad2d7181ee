/** The target of a mail's link: a page that explains a button, and the call it makes. */
type Confirmation = {
  title: string;
  lead: string;
  button: string;
  /** Where the button's form goes. */
  action(token: string): string;
};

/**
 * By the last part of `/onay/…`. Opening the link changes nothing, because mail programs open every
 * link.
 */
export const CONFIRMATIONS: Readonly<Record<string, Confirmation>> = {
  bulten: {
    title: 'Bültene katılın',
    lead: 'Bu adresle bültenimize yazılmak istendi. Sizseniz onaylayın; değilseniz bu sayfayı kapatın, size bir daha yazmayız.',
    button: 'Bültene katılıyorum',
    action: () => '/v1/website/subscribe/confirm',
  },
  'bulten-ayril': {
    title: 'Bültenden ayrılın',
    lead: 'Onayladığınızda bu adrese bülten göndermeyi bırakırız. İstediğiniz zaman yeniden yazılabilirsiniz.',
    button: 'Bültenden ayrılıyorum',
    action: (token) => `/v1/website/subscribe/leave?${new URLSearchParams({ token })}`,
  },
  kvkk: {
    title: 'KVKK başvurunuzu onaylayın',
    lead: 'Bu adresle kişisel veriler için bir başvuru yapıldı. Sizseniz onaylayın; yasal süre o anda başlar. Değilseniz bu sayfayı kapatın.',
    button: 'Başvurumu onaylıyorum',
    action: () => '/v1/website/kvkk/confirm',
  },
};
