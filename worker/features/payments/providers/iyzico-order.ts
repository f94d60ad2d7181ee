import { liraText } from './ask-provider.ts';
import type { PaymentOrder } from './port.ts';

/**
 * iyzico requires an identity number of every buyer; we collect none, so this placeholder is sent.
 */
const NO_IDENTITY_NUMBER = '11111111111';

/** Guests give no postal address, but iyzico requires one. */
const ADDRESS = { city: 'İstanbul', country: 'Turkey', address: 'Türkiye' };

/** Numbers of instalments that iyzico accepts. */
const INSTALLMENTS = [1, 2, 3, 6, 9, 12];

/** The request that opens iyzico's checkout form: one item, a stay, without shipping. */
export function iyzicoOrder(order: PaymentOrder): object {
  const price = liraText(order.amount);
  const { firstName, lastName, email, phone } = order.guest;
  return {
    locale: order.speaks,
    conversationId: order.id,
    basketId: order.id,
    price,
    paidPrice: price,
    currency: order.currency,
    paymentGroup: 'PRODUCT',
    callbackUrl: order.returnUrl,
    enabledInstallments: INSTALLMENTS.filter((count) => count <= order.installments),
    buyer: {
      id: order.id,
      name: firstName,
      surname: lastName,
      email,
      gsmNumber: phone,
      identityNumber: NO_IDENTITY_NUMBER,
      ip: order.ip,
      city: ADDRESS.city,
      country: ADDRESS.country,
      registrationAddress: ADDRESS.address,
    },
    billingAddress: { contactName: `${firstName} ${lastName}`, ...ADDRESS },
    basketItems: [
      { id: order.id, name: order.title, category1: 'Konaklama', itemType: 'VIRTUAL', price },
    ],
  };
}
