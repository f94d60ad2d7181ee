// `npm run push-keys`: a key pair for push notifications, as lines for production.env. It is not
// stored, and a later pair ends every device's subscription.
import { newPushKeys } from './lib/secrets.ts';

for (const [name, value] of Object.entries(newPushKeys())) console.log(`${name}=${value}`);
