import { createFileRoute } from '@tanstack/react-router';
import { ForgotScreen } from '#dashboard/features/auth/forgot-screen.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotScreen });
