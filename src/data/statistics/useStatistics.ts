import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchStatistics, type StatisticsPeriod } from './statistics.queries.ts';

/** The statistics of a period (`fetchStatistics`). Those of the period before stay until they are there. */
export function useStatistics(period: StatisticsPeriod) {
  return useQuery({
    queryKey: ['statistics', period],
    queryFn: () => fetchStatistics(period),
    placeholderData: keepPreviousData,
  });
}
