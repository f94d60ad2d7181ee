// `npm run push-keys`: a pair of keys for push to clerks' devices, as the lines of production.env. It is
// kept nowhere, and another pair later ends every device's subscription.
import { newPushKeys } from './lib/secrets.ts';

for (const [name, value] of Object.entries(newPushKeys())) console.log(`${name}=${value}`);
