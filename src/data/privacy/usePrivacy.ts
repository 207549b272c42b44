import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createPersonalDataRequest,
  erasePersonalData,
  fetchIncidents,
  fetchPersonalDataRequests,
  markAnswered,
  saveIncident,
} from './privacy.queries.ts';

const keys = { requests: ['privacy', 'requests'], incidents: ['privacy', 'incidents'] };

/** Requests about personal data (`fetchPersonalDataRequests`). `isEnabled` is false for those who may not read them. */
export function usePersonalDataRequests(isEnabled = true) {
  return useQuery({ queryKey: keys.requests, queryFn: fetchPersonalDataRequests, enabled: isEnabled });
}

/** Writes a request down (`createPersonalDataRequest`). */
export function useCreateRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input }: { id: string; input: Parameters<typeof createPersonalDataRequest>[1] }) =>
      createPersonalDataRequest(id, input),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.requests }),
  });
}

/** Marks a request as answered, or as waiting again (`markAnswered`). */
export function useMarkAnswered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: markAnswered,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.requests }),
  });
}

/** Destroys all that is stored about an address (`erasePersonalData`). */
export function useErasePersonalData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: erasePersonalData,
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['messages'] });
      await client.invalidateQueries({ queryKey: keys.requests });
    },
  });
}

/** The register of incidents (`fetchIncidents`). */
export function useIncidents() {
  return useQuery({ queryKey: keys.incidents, queryFn: fetchIncidents });
}

/** Writes an incident down, or amends it (`saveIncident`). */
export function useSaveIncident() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveIncident,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.incidents }),
  });
}
