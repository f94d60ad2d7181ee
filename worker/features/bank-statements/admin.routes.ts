import {
  BankLine,
  BankLinePage,
  BankLineQuery,
  MatchInput,
  SetAsideInput,
  StatementInput,
  StatementTaken,
} from '#domain/bank-statements/schema.ts';
import { IMPORT } from '#worker/http/requests/body-size.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { matchLine, releaseLine, setLineAside } from './match-line.ts';
import { showLines } from './show-lines.ts';
import { takeStatement } from './take-statement.ts';

export const bankStatementRoutes = tagged('admin payments', [
  route('money.write', 'post /v1/admin/bank-statements', {
    summary:
      "Bring the lines of a bank's statement; those that the account has already are left out",
    json: StatementInput,
    size: IMPORT,
    answer: StatementTaken,
    returns: 'How many were new; 409 STALE_VERSION, 422 VALIDATION for an account that is not ours',
    handle: (deps, { body }, { actor }) => takeStatement(deps, body, actor),
  }),
  route('money.write', 'get /v1/admin/bank-lines', {
    summary: 'Lines of statements, the open ones with what they may be and why',
    description:
      'A payment is recorded from a line by `POST /v1/admin/transactions` with `bank_line`.',
    query: BankLineQuery,
    answer: BankLinePage,
    returns: 'One page',
    handle: ({ db }, { query }) => showLines(db, query),
  }),
  route('money.write', 'post /v1/admin/bank-lines/{id}/matches', {
    summary:
      'Say which transfer of the books a line is; one that waited for the bank is made with it',
    param: EventIdParam,
    json: MatchInput,
    answer: BankLine,
    returns: 'The line; 404, 409 BANK_LINE_SETTLED',
    handle: (deps, { param: { id }, body }, { actor }) => matchLine(deps, id, body, actor),
  }),
  route('money.write', 'delete /v1/admin/bank-lines/{id}/matches', {
    summary: 'Let go of the transfers that a line was matched with',
    param: EventIdParam,
    answer: BankLine,
    returns: 'The line; 404, 409 BANK_LINE_SETTLED for what was recorded from it',
    handle: (deps, { param: { id } }, { actor }) => releaseLine(deps, id, actor),
  }),
  route('money.write', 'patch /v1/admin/bank-lines/{id}', {
    summary: "Set a line aside that is none of the books', or take it up again",
    param: EventIdParam,
    json: SetAsideInput,
    answer: BankLine,
    returns: 'The line; 404, 409 BANK_LINE_SETTLED',
    handle: (deps, { param: { id }, body }, { actor }) => setLineAside(deps, id, body, actor),
  }),
]);
