import { notFound } from '#domain/errors.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';

/**
 * Removes an address from the list. Its row is kept as evidence of the consent and of its end, as
 * law 6563 on commercial messages requires. @throws `NOT_FOUND` for one that is not on the list
 */
export async function deleteSubscriber({ db, clock }: Deps, id: number, actor: Actor) {
  const write = beginWrite({ db, clock }, actor);
  const { at } = write;
  await write.run([
    write.updateOne(subscribers, { id, leftAt: null }, { leftAt: at }, () =>
      notFound('Böyle bir abone yok.'),
    ),
    write.audit('subscriber.delete', id, { after: { leftAt: at } }),
  ]);
}
