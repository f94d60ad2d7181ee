/** Pages that a mail leads to: what a button does, before it is pressed. By the last part of their address. */
export default {
  bulten: {
    title: 'Bültene katılın',
    lead: 'Bu adresle bültenimize yazılmak istendi. Sizseniz onaylayın; değilseniz bu sayfayı kapatın, size bir daha yazmayız.',
    button: 'Bültene katılıyorum',
  },
  'bulten-ayril': {
    title: 'Bültenden ayrılın',
    lead: 'Onayladığınızda bu adrese bülten göndermeyi bırakırız. İstediğiniz zaman yeniden yazılabilirsiniz.',
    button: 'Bültenden ayrılıyorum',
  },
  kvkk: {
    title: 'KVKK başvurunuzu onaylayın',
    lead: 'Bu adresle kişisel veriler için bir başvuru yapıldı. Sizseniz onaylayın; yasal süre o anda başlar. Değilseniz bu sayfayı kapatın.',
    button: 'Başvurumu onaylıyorum',
  },
};
