import { line } from '#domain/wire/fields.ts';

/** The token in the address of a stay's page. */
export const StayToken = line(20, 100).meta({
  example: 'k3Jq0Zb8yQ2rVw7uT1xN5mA9cE4hLpSdGfYtRoIiKjU',
});
