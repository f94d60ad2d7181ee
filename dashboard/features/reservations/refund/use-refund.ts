import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundDecision } from '#domain/payments/refunds/give-back-schema.ts';
import { refundTermsQuery } from './api.ts';
import {
  findPlanProblems,
  type OffStatus,
  type RefundPlan,
  startPlan,
  toDecision,
} from './plan.ts';

/**
 * The state of a refund decision. `to`: the state it would go to; null for none. `check` returns
 * the decision, or shows the problems and returns null.
 */
export function useRefund(id: string, to: OffStatus | null) {
  const { data: terms, error } = useQuery(refundTermsQuery(id, to));
  const [change, setChange] = useState<Partial<RefundPlan>>({});
  const [wasTried, setTried] = useState(false);
  const plan = terms && { ...startPlan(terms), ...change };
  const problems = terms && plan ? findPlanProblems(terms, plan) : {};
  const hasMoney = terms !== undefined && (terms.paid > 0 || terms.deposit > 0);
  return {
    terms,
    error,
    plan,
    hasMoney,
    problems: wasTried ? problems : {},
    onChange: (next: Partial<RefundPlan>) => setChange((before) => ({ ...before, ...next })),
    check: (): RefundDecision | null => {
      setTried(true);
      if (!terms || !plan || Object.keys(problems).length > 0) return null;
      return toDecision(terms, plan);
    },
  };
}
