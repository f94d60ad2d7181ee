import * as z from 'zod';
import { FirstStepInput, FirstSteps, FirstStepSchema } from '#domain/first-steps/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { dismissStep } from './dismiss-step.ts';
import { readFirstSteps } from './read-first-steps.ts';

export const firstStepRoutes = tagged('admin overview', [
  route('settings', 'get /v1/admin/firststeps', {
    summary: 'What an agency does before its first guest, and what of it is done',
    answer: FirstSteps,
    returns: 'The steps in their order',
    handle: (deps, _input, { session }) => readFirstSteps(deps, session.userId),
  }),
  route('settings', 'put /v1/admin/firststeps/{step}', {
    summary: 'Do without a step, or take it up again',
    param: z.object({ step: FirstStepSchema }),
    json: FirstStepInput,
    answer: FirstSteps,
    returns: 'All steps as they are now; 422 for an unknown one',
    handle: async (deps, { param: { step }, body: { dismissed } }, { actor, session }) => {
      await dismissStep(deps, step, dismissed, actor);
      return readFirstSteps(deps, session.userId);
    },
  }),
]);
