import { notFound } from '#domain/errors.ts';
import type { Paper } from '#domain/papers/paper.ts';
import type { GuestPaperInput, StayPapers } from '#domain/papers/schema.ts';
import { hasVoucher } from '#domain/papers/voucher.ts';
import type { Deps } from '../../deps.ts';
import { byCodeAndEmail, byId, findStayPaperFacts, type StayPaperFacts } from './queries.ts';
import { contractOf, voucherOf } from './stay-papers.ts';
import { openVoucherLink, voucherLink } from './voucher-link.ts';

const STAY_PAPERS = ['voucher', 'contract'] as const;
export type StayPaper = (typeof STAY_PAPERS)[number];

const COMPOSE = { voucher: voucherOf, contract: contractOf };

/** What papers a reservation has. One trip. @throws `NOT_FOUND` */
export async function listStayPapers(deps: Deps, id: string): Promise<StayPapers> {
  const { row, contract } = await getFacts(deps, id);
  return {
    voucher: hasVoucher(row.status) ? { link: await voucherLink(deps, row) } : null,
    contract: {
      acceptedAt: contract?.acceptedAt ?? null,
      termsVersion: contract?.termsVersion ?? null,
    },
  };
}

/** A paper of a reservation. One trip. @throws `NOT_FOUND`, `NOT_CONFIRMED` (422) for a voucher */
export async function findStayPaper(deps: Deps, id: string, paper: StayPaper): Promise<Paper> {
  return COMPOSE[paper](await getFacts(deps, id), deps.clock);
}

/** A guest's own paper, by code and e-mail. @throws as above, the same 404 whatever was wrong */
export async function findGuestPaper(
  deps: Deps,
  { code, email }: GuestPaperInput,
  paper: StayPaper,
): Promise<Paper> {
  const facts = await findStayPaperFacts(deps.db, byCodeAndEmail(code, email));
  if (facts === null) {
    throw notFound('Bu kod ve e-posta ile bir rezervasyon bulamadık. İkisini de kontrol edin.');
  }
  return COMPOSE[paper](facts, deps.clock);
}

/** The voucher behind a link of a mail. @throws as above */
export async function findLinkedVoucher(deps: Deps, token: string): Promise<Paper> {
  return findStayPaper(deps, await openVoucherLink(deps, token), 'voucher');
}

async function getFacts({ db }: Deps, id: string): Promise<StayPaperFacts> {
  const facts = await findStayPaperFacts(db, byId(id));
  if (facts === null) throw notFound('Böyle bir rezervasyon yok.');
  return facts;
}
