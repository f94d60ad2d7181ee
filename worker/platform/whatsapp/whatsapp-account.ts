/** The agency's number at WhatsApp's Cloud API; complete or missing (docs/deployment.md). */
export type WhatsappAccount = {
  /** The number that messages are sent from and received at. */
  phoneNumberId: string;
  /** A system user's token, for sending. */
  token: string;
  /** Verifies the signature of webhook calls. */
  appSecret: string;
  /** The token by which the platform verifies our webhook's address. */
  verifyToken: string;
  /** An approved template with two parameters, name and text; empty: none. */
  template: string;
  baseUrl: string;
};

export type WhatsappEnv = {
  WHATSAPP_PHONE_ID?: string;
  WHATSAPP_TOKEN?: string;
  WHATSAPP_APP_SECRET?: string;
  WHATSAPP_VERIFY_TOKEN?: string;
  WHATSAPP_TEMPLATE?: string;
  WHATSAPP_BASE_URL?: string;
};

/** Null when one of the secrets is missing: the dashboard then opens WhatsApp itself. */
export function createWhatsappAccount(env: WhatsappEnv): WhatsappAccount | null {
  const { WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = env;
  if (!WHATSAPP_PHONE_ID || !WHATSAPP_TOKEN || !WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN)
    return null;
  return {
    phoneNumberId: WHATSAPP_PHONE_ID,
    token: WHATSAPP_TOKEN,
    appSecret: WHATSAPP_APP_SECRET,
    verifyToken: WHATSAPP_VERIFY_TOKEN,
    template: env.WHATSAPP_TEMPLATE ?? '',
    baseUrl: (env.WHATSAPP_BASE_URL || 'https://graph.facebook.com/v24.0').replace(/\/$/, ''),
  };
}
